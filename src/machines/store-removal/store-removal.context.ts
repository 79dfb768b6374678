import { createActorContext } from '@xstate/react';
import { storeRemovalMachine } from './store-removal.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoreRemovalContext = createActorContext(storeRemovalMachine);
