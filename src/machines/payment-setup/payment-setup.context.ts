import { createActorContext } from '@xstate/react';
import { paymentSetupMachine } from './payment-setup.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const PaymentSetupContext = createActorContext(paymentSetupMachine);
