import { createActorContext } from '@xstate/react';
import { signInDialogMachine } from './sign-in-dialog.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const SignInDialogContext = createActorContext(signInDialogMachine);
