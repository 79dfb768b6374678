import { createActorContext } from '@xstate/react';
import { storeOverviewMachine } from './store-overview.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoreOverviewContext = createActorContext(storeOverviewMachine);
