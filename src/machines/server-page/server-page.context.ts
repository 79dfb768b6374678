import { createActorContext } from '@xstate/react';
import { serverPageMachine } from './server-page.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const ServerPageContext = createActorContext(serverPageMachine);
