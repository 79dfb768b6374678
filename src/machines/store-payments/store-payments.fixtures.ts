import {
  type Payments,
  type PaymentsError,
  type StoreTransaction,
  wholeList,
} from '#domain/marketplace/transactions';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import { collector, vault } from '../membership-list/membership-list.fixtures';
import type { storePaymentsMachine } from './store-payments.machine';
import type { ExportAnswer, PaymentsAnswer } from './store-payments.setup';

export const payment: StoreTransaction = {
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
export const refund: StoreTransaction = {
  ...payment,
  id: '77000000-0000-4000-8000-000000000002',
  kind: 'refund',
  amountMinor: 1000,
  occurredAt: '2026-11-21T08:00:00+00:00',
  reference: 'ch_1PvAult',
};

export const somePayments: Payments = {
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
export const noPayments: Payments = {
  page: { total: 0, transactions: [], sums: [], unassigned: [] },
  months: [],
  memberships: [collector, vault],
};

export const paymentsErrors = {
  signInRequired: { kind: 'signInRequired' },
  notAllowed: { kind: 'notAllowed' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<PaymentsError>;

export const listedPayments: PaymentsAnswer = { ok: true, value: somePayments };
export const ninePages: PaymentsAnswer = {
  ok: true,
  value: { ...somePayments, page: { ...somePayments.page, total: 450 } },
};
export const emptyPayments: PaymentsAnswer = { ok: true, value: noPayments };
export const collectedPayments: ExportAnswer = { ok: true, value: [refund, payment] };
export const notRead = (kind: PaymentsError['kind']) =>
  ({ ok: false, error: paymentsErrors[kind] }) as const;

export const refundsOnly = {
  type: 'query changed',
  query: { ...wholeList, kind: 'refund' },
} as const;
export const typedName = {
  type: 'query changed',
  query: { ...wholeList, search: 'ada' },
} as const;
export const pageNine = { type: 'query changed', query: { ...wholeList, page: 9 } } as const;

export const paymentsInput = { storeId: 'biz_00000001', query: wholeList };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storePaymentsFixtures = {
  input: paymentsInput,
  events: {
    retry: [{ type: 'retry' }],
    'query changed': [refundsOnly, typedName, pageNine],
    export: [{ type: 'export' }],
    dismiss: [{ type: 'dismiss' }],
    'page shown': [{ type: 'page shown' }],
    'rows changed': [{ type: 'rows changed' }],
    'channel lost': [{ type: 'channel lost' }],
    'channel back': [{ type: 'channel back' }],
  },
  actors: {
    load: {
      outcomes: [
        listedPayments,
        ninePages,
        emptyPayments,
        ...failures<PaymentsError>(paymentsErrors),
      ],
      restarts: true,
    },
    collect: { outcomes: [collectedPayments, ...failures<PaymentsError>(paymentsErrors)] },
    watchPayments: { sends: ['rows changed', 'channel lost', 'channel back'] },
    watchPage: { sends: ['page shown'] },
  },
  delays: { searchDelay: 300, quietDelay: 1_000 },
  serialize: ({ context: { query, hasNews } }) => ({
    search: query.search,
    kind: query.kind,
    page: query.page,
    hasNews,
  }),
  // The regions are independent, so the walk does not combine all of their states.
  skip: (snapshot, { type }) => {
    const { hasNews } = snapshot.context;
    const isFresh = snapshot.matches({ page: { shown: { list: 'fresh' } } });
    const isQuiet =
      snapshot.matches({ live: 'on' }) &&
      (snapshot.matches({ page: { shown: { file: 'none' } } }) ||
        !snapshot.matches({ page: 'shown' }));
    switch (type) {
      case 'query changed':
      case 'rows changed':
      case 'page shown':
        return hasNews || !isQuiet;
      case 'channel back':
        return hasNews;
      case 'export':
      case 'channel lost':
        return !isFresh;
      default:
        return false;
    }
  },
} satisfies WalkOptions<typeof storePaymentsMachine>;
