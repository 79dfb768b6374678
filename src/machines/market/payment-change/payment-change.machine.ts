import { createActorContext } from '@xstate/react';
import type { PaymentChange, PaymentChangeResult } from '#domain/marketplace/payment-setup';
import { command } from '../../charts/command';

/** Saves one change of a store's connection to its payment providers (product.md §21.14). */
export const paymentChangeMachine = command<{
  answer: PaymentChangeResult;
  subject: PaymentChange;
}>()({
  id: 'paymentChange',
  kinds: { signInRequired: true, notAllowed: true, rejected: true, unanswered: true },
  asks: false,
});

export const PaymentChangeContext = createActorContext(paymentChangeMachine);
