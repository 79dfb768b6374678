import { createSharedActorContext } from '../shared-actor.context';
import { presenceMachine } from './presence.machine';

/** Who is online, for React; one for the whole site. */
export const PresenceContext = createSharedActorContext(presenceMachine);
