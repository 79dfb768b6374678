import { createActorContext } from '@xstate/react';
import { serverPageMachine } from './server-page.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const ServerPageContext = createActorContext(serverPageMachine);
