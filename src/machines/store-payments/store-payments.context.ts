import { createActorContext } from '@xstate/react';
import { storePaymentsMachine } from './store-payments.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StorePaymentsContext = createActorContext(storePaymentsMachine);
