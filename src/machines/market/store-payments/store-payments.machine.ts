import { createActorContext } from '@xstate/react';
import {
  pagesOf,
  type Payments,
  type PaymentsResult,
  type TransactionQuery,
} from '#domain/marketplace/transactions';
import { reader } from '../../charts/reader';

/** The transactions of a store (product.md §21.14). */
export const storePaymentsMachine = reader<{
  answer: PaymentsResult<Payments>;
  input: { storeId: string };
  query: TransactionQuery;
}>()({
  id: 'storePayments',
  kinds: { signInRequired: 'stays', notAllowed: 'stays', unreachable: 'stays' },
  follows: 'rows',
  pages: ({ page: { total } }) => pagesOf(total),
  search: (typed) => typed,
});

export const StorePaymentsContext = createActorContext(storePaymentsMachine);
