import { createSharedActorContext } from '../shared-actor.context';
import { sessionMachine } from './session.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const SessionContext = createSharedActorContext(sessionMachine);
