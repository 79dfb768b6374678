import { createActorContext } from '@xstate/react';
import { sessionMachine } from './session.machine';

/** The session for React: `SessionContext.useSelector((session) => session.matches('signedIn'))`. */
export const SessionContext = createActorContext(sessionMachine);
