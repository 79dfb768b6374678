import { createActorContext } from '@xstate/react';
import { storeDesignMachine } from './store-design.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoreDesignContext = createActorContext(storeDesignMachine);
