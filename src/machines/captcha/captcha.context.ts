import { createSharedActorContext } from '../shared-actor.context';
import { captchaMachine } from './captcha.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const CaptchaContext = createSharedActorContext(captchaMachine);
