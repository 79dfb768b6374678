import { createActorContext } from '@xstate/react';
import { serverPageMachine } from './server-page.machine';

/** The server page's flow for React; the app gives it its actors and remounts it for every viewer. */
export const ServerPageContext = createActorContext(serverPageMachine);
