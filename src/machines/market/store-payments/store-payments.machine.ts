import { searchOf } from '#domain/list-query';
import {
  type Payments,
  type PaymentsResult,
  type TransactionQuery,
  transactionsList,
} from '#domain/marketplace/transactions';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The transactions of a store (product.md §21.14). */
export const storePaymentsMachine = reader<{
  answer: PaymentsResult<Payments>;
  input: { storeId: string };
  query: TransactionQuery;
}>()({
  id: 'storePayments',
  kinds: { signInRequired: 'stays', notAllowed: 'stays', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'rows',
  pages: ({ page: { total } }) => transactionsList.pagesOf(total),
  search: searchOf,
});

export const StorePaymentsContext = createReaderContext(storePaymentsMachine);
