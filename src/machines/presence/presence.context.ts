import { createSharedActorContext } from '../shared-actor.context';
import { presenceMachine } from './presence.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const PresenceContext = createSharedActorContext(presenceMachine);
