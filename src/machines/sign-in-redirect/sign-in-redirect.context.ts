import { createSharedActorContext } from '../shared-actor.context';
import { signInRedirectMachine } from './sign-in-redirect.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const SignInRedirectContext = createSharedActorContext(signInRedirectMachine);
