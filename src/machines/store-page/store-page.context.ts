import { createActorContext } from '@xstate/react';
import { storePageMachine } from './store-page.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StorePageContext = createActorContext(storePageMachine);
