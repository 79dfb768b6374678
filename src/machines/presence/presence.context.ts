import { createSharedActorContext } from '../shared-actor.context';
import { presenceMachine } from './presence.machine';

/**
 * Provides the running presence actor to React. The app starts the actor from `presenceLogic`, which is the machine
 * with its actor implementations.
 */
export const PresenceContext = createSharedActorContext(presenceMachine);
