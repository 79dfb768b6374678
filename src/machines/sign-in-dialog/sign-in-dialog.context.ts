import { createActorContext } from '@xstate/react';
import { signInDialogMachine } from './sign-in-dialog.machine';

/** The Sign In dialog for React; it is shown while `hasTag('open')`. */
export const SignInDialogContext = createActorContext(signInDialogMachine);
