import { createSharedActorContext } from '../shared-actor.context';
import { signInRedirectMachine } from './sign-in-redirect.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const SignInRedirectContext = createSharedActorContext(signInRedirectMachine);
