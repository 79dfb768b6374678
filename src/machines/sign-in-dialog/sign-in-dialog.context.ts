import { createActorContext } from '@xstate/react';
import { signInDialogMachine } from './sign-in-dialog.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const SignInDialogContext = createActorContext(signInDialogMachine);
