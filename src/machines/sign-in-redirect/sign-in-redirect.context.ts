import { createSharedActorContext } from '../shared-actor.context';
import { signInRedirectMachine } from './sign-in-redirect.machine';

/** The way back from Discord for React; pages show a spinner while `hasTag('loading')`. */
export const SignInRedirectContext = createSharedActorContext(signInRedirectMachine);
