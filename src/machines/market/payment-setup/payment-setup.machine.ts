import type { PaymentSetup } from '#domain/marketplace/payment-setup';
import type { PaymentsResult } from '#domain/marketplace/transactions';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** Signing secrets, the last events, and which membership each plan sells (product.md §21.14). */
export const paymentSetupMachine = reader<{
  answer: PaymentsResult<PaymentSetup>;
  input: { storeId: string };
}>()({
  id: 'paymentSetup',
  kinds: { signInRequired: 'stays', notAllowed: 'stays', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'page',
});

export const PaymentSetupContext = createReaderContext(paymentSetupMachine);
