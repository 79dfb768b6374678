import { createActorContext } from '@xstate/react';
import { storeChecklistMachine } from './store-checklist.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoreChecklistContext = createActorContext(storeChecklistMachine);
