import { createSharedActorContext } from '../shared-actor.context';
import { sessionMachine } from './session.machine';

/** The session for React: `SessionContext.useSelector((session) => session.matches('signedIn'))`. */
export const SessionContext = createSharedActorContext(sessionMachine);
