import {
  type Payments,
  type StoreTransaction,
  transactionsList,
} from '#domain/marketplace/transactions';
import { readerFixtures } from '../../charts/reader.fixtures';
import { collector, vault } from '../membership-list/membership-list.fixtures';
import { storePaymentsMachine } from './store-payments.machine';

const payment: StoreTransaction = {
  id: '77000000-0000-4000-8000-000000000001',
  kind: 'payment',
  status: 'succeeded',
  amountMinor: 4999,
  currency: 'USD',
  occurredAt: '2026-11-20T18:03:58+00:00',
  provider: 'stripe',
  reference: 'in_1PvAult',
  memberId: '5a1e1000-0000-4000-8000-000100010000',
  membershipId: vault.id,
  isDismissed: false,
  displayName: 'Ada Byron',
  discordId: '218345611802574848',
};
const refund: StoreTransaction = {
  ...payment,
  id: '77000000-0000-4000-8000-000000000002',
  kind: 'refund',
  amountMinor: 1000,
  occurredAt: '2026-11-21T08:00:00+00:00',
  reference: 'ch_1PvAult',
};

const somePayments: Payments = {
  page: {
    total: 2,
    transactions: [refund, payment],
    sums: [{ currency: 'USD', paymentsMinor: 4999, refundsMinor: 1000, disputesMinor: 0 }],
    unassigned: [],
  },
  months: [
    {
      month: '2026-11',
      currency: 'USD',
      payments: 1,
      paymentsMinor: 4999,
      refundsMinor: 1000,
      disputesMinor: 0,
    },
  ],
  memberships: [collector, vault],
};
const noPayments: Payments = {
  page: { total: 0, transactions: [], sums: [], unassigned: [] },
  months: [],
  memberships: [collector, vault],
};

export const storePaymentsFixtures = readerFixtures(storePaymentsMachine, {
  values: [
    somePayments,
    { ...somePayments, page: { ...somePayments.page, total: 450 } },
    noPayments,
  ],
  input: { storeId: 'biz_00000001', query: transactionsList.whole },
  query: { ...transactionsList.whole, kind: 'refund', page: 8 },
});
