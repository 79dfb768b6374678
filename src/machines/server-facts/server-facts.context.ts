import { createActorContext } from '@xstate/react';
import { serverFactsMachine } from './server-facts.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const ServerFactsContext = createActorContext(serverFactsMachine);
