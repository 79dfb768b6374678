import type { Conditions } from '../conditions';
import type { MockContext } from '../context';
import { cardsId, startingStores } from './starting-stores';
import type { StoreRow } from './store-row';
import type { PaymentSetupRow, TransactionRow } from './transactions';

export const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const buyers = [
  'Ada Byron',
  'Noor Haddad',
  'Jonas Lindqvist',
  'Priya Raman',
  'Yuki Tanaka',
  'Amara Okafor',
  'Luca Ferri',
  'Ines Duarte',
  'Theo Brandt',
  'Mei Chen',
];

export const iso = (time: number) => new Date(time).toISOString();
const buyerId = (buyer: number) => `5a1e1000-0000-4000-8000-${String(100_010_000 + buyer)}`;
export const idOf = (number: number) =>
  `77000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Returns the transactions of a store in a world, newest first. Only the store `card-collectors` has any. */
export function transactionsOf(
  store: Pick<StoreRow, 'id' | 'memberships'>,
  { payments }: Pick<Conditions, 'payments'>,
  now: number,
): readonly TransactionRow[] {
  if (store.id !== cardsId || payments === 'none' || payments === 'unconnected') return [];
  const sold = store.memberships.map(({ id }) => id);
  return payments === 'many' ? manyTransactions(sold, now) : someTransactions(sold, now);
}

/** Returns a payment of a new buyer for a membership of the store `card-collectors`. `now` is in Unix ms. */
export function newTransaction(now: number): TransactionRow {
  return {
    id: crypto.randomUUID(),
    kind: 'payment',
    status: 'succeeded',
    amount_minor: 4_999,
    currency: 'USD',
    occurred_at: iso(now),
    provider: 'stripe',
    reference: 'in_new',
    member_id: null,
    membership_id: startingStores.find(({ id }) => id === cardsId)?.memberships[1]?.id ?? null,
    is_dismissed: false,
    display_name: 'Grace Hopper',
    discord_id: null,
  };
}

/** Returns more buyers each month, refunds, disputes, failed payments, and some payments in euros through Whop. */
function someTransactions(sold: readonly string[], now: number): readonly TransactionRow[] {
  const made = Array.from({ length: 160 }, (_, index) => {
    const age = Math.round((1 - Math.sqrt((index + 1) / 160)) * 355 * DAY) + (index % 7) * HOUR;
    return payment(index, { sold, at: now - age - HOUR, isEuro: index % 6 === 5 });
  });
  const refunds = made
    .filter((_, index) => index % 23 === 11)
    .map((paid, index) => ({
      ...paid,
      id: idOf(5_000 + index),
      kind: 'refund' as const,
      status: 'succeeded' as const,
      amount_minor: index % 2 === 0 ? paid.amount_minor : 1_000,
      occurred_at: iso(Date.parse(paid.occurred_at) + DAY / 4),
      reference: `${paid.provider === 'whop' ? 'rfnd' : 'ch'}_${index}`,
    }));
  const disputes = (['lost', 'open'] as const).map((status, index) => ({
    ...payment(30 + index * 100, { sold, at: now - (index === 0 ? 120 : 3) * DAY, isEuro: false }),
    id: idOf(6_000 + index),
    kind: 'dispute' as const,
    status,
    reference: `dp_${index}`,
  }));
  return newestFirst([...made, ...refunds, ...disputes]);
}

/** Returns two years in three currencies, growing each month; with the unassigned sale, these are 20,000. */
function manyTransactions(sold: readonly string[], now: number): readonly TransactionRow[] {
  const currencies = ['USD', 'EUR', 'JPY'] as const;
  return newestFirst(
    Array.from({ length: 19_999 }, (_, index) => {
      const made = payment(index, {
        sold,
        at: now - HOUR - Math.round((index / 20_000) ** 1.3 * 730 * DAY),
        isEuro: false,
      });
      const isRefund = index % 40 === 13;
      return {
        ...made,
        kind: isRefund ? ('refund' as const) : made.kind,
        status: isRefund ? ('succeeded' as const) : made.status,
        currency: currencies[index % 3] ?? 'USD',
        display_name: `${buyers[index % buyers.length]} ${index % 5_000}`,
      };
    }),
  );
}

export function payment(
  index: number,
  { sold, at, isEuro }: { sold: readonly string[]; at: number; isEuro: boolean },
): TransactionRow {
  const isVault = index % 3 === 0;
  const buyer = index % buyers.length;
  return {
    id: idOf(index),
    kind: 'payment',
    status: index % 29 === 17 ? 'failed' : 'succeeded',
    amount_minor: isVault ? 4_999 : 1_999,
    currency: isEuro ? 'EUR' : 'USD',
    occurred_at: iso(at),
    provider: isEuro ? 'whop' : 'stripe',
    reference: isEuro ? `pay_${index}` : `in_${index}`,
    member_id: buyerId(buyer),
    membership_id: sold[isVault ? 1 : 0] ?? null,
    is_dismissed: false,
    display_name: buyers[buyer] ?? null,
    discord_id: buyer % 4 === 3 ? null : `3000000000000001${String(buyer).padStart(2, '0')}`,
  };
}

function newestFirst(rows: readonly TransactionRow[]): readonly TransactionRow[] {
  return rows.toSorted(
    (a, b) => b.occurred_at.localeCompare(a.occurred_at) || a.id.localeCompare(b.id),
  );
}

function startingPaymentSetup(
  store: Pick<StoreRow, 'id' | 'memberships'>,
  { payments }: Pick<Conditions, 'payments'>,
  now: number,
): PaymentSetupRow {
  if (store.id !== cardsId || payments === 'none') return { secrets: {}, plans: [] };
  const secrets = { stripe: iso(now - 30 * DAY) };
  const [collector, vault] = store.memberships;
  if (payments === 'unconnected' || !collector || !vault) return { secrets, plans: [] };
  return {
    secrets: { ...secrets, whop: iso(now - 200 * DAY) },
    plans: [
      { provider: 'stripe', plan_id: 'price_1QCollector', membership_id: collector.id },
      { provider: 'stripe', plan_id: 'price_1QVault', membership_id: vault.id },
      { provider: 'whop', plan_id: 'plan_Collector1', membership_id: collector.id },
    ],
  };
}

export function setupOf(
  home: Pick<StoreRow, 'id' | 'memberships'>,
  { conditions, store, now }: Pick<MockContext, 'conditions' | 'store' | 'now'>,
): PaymentSetupRow {
  return (
    store.payments.setupOf(conditions, home.id) ?? startingPaymentSetup(home, conditions, now())
  );
}
