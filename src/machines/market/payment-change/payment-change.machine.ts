import { createActorContext } from '@xstate/react';
import {
  type PaymentChange,
  paymentChangeErrorKinds,
  type PaymentChangeResult,
} from '#domain/marketplace/payment-setup';
import { command } from '../../charts/command';

/** Saves one change of a store's connection to its payment providers (product.md §21.14). */
export const paymentChangeMachine = command<{
  answer: PaymentChangeResult;
  subject: PaymentChange;
}>()({
  id: 'paymentChange',
  kinds: paymentChangeErrorKinds,
  asks: false,
});

export const PaymentChangeContext = createActorContext(paymentChangeMachine);
