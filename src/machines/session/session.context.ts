import { createLendableContext } from '../lendable.context';
import { sessionMachine } from './session.machine';

/** The session for React: `SessionContext.useSelector((session) => session.matches('signedIn'))`. */
export const SessionContext = createLendableContext(sessionMachine);
