import { createSharedActorContext } from '../shared-actor.context';
import { sessionMachine } from './session.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const SessionContext = createSharedActorContext(sessionMachine);
