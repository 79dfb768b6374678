import { createActorContext } from '@xstate/react';
import { storeReportMachine } from './store-report.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoreReportContext = createActorContext(storeReportMachine);
