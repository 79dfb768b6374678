import { createActorContext } from '@xstate/react';
import { storeListMachine } from './store-list.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoreListContext = createActorContext(storeListMachine);
