import { createActorContext } from '@xstate/react';
import { accessRequestsMachine } from './access-requests.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const AccessRequestsContext = createActorContext(accessRequestsMachine);
