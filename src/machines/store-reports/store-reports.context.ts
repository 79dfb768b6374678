import { createActorContext } from '@xstate/react';
import { storeReportsMachine } from './store-reports.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoreReportsContext = createActorContext(storeReportsMachine);
