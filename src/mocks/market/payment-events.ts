import type { MockContext } from '../context';
import { HOUR, idOf, iso, payment, transactionsOf } from './payments';
import type { StoreRow } from './store-row';
import type { EventRow, PaymentSetupRow, TransactionRow } from './transactions';

/** The version of Stripe's webhook in the simulated log. */
const stripeVersion = '2025-03-31.basil';

/** The id of a provider's plan that is not assigned to any membership in the worlds with payments. */
export const waitingPlan = 'price_1QVaultYearly';

const boughtAt = (now: number) => now - HOUR / 2;

export function saleOfWaitingPlan(
  store: Pick<StoreRow, 'id' | 'memberships'>,
  { plans }: PaymentSetupRow,
  { conditions, now }: Pick<MockContext, 'conditions' | 'now'>,
): readonly TransactionRow[] {
  if (transactionsOf(store, conditions, now()).length === 0) return [];
  const plan = plans.find(({ plan_id: id }) => id === waitingPlan);
  const sale = {
    ...payment(1, { sold: [], at: boughtAt(now()), isEuro: false }),
    id: idOf(700_000),
    reference: 'in_yearly',
    amount_minor: 49_900,
    membership_id: plan?.membership_id ?? null,
    is_dismissed: plan?.membership_id === null,
  };
  return [
    plan?.membership_id ? sale : { ...sale, member_id: null, display_name: null, discord_id: null },
  ];
}

export interface WaitingPlanRow {
  provider: 'stripe' | 'whop';
  plan_id: string;
  buyers: number;
}

/** Returns the plans for which the seller has to choose a membership. */
export function waitingPlansOf(events: readonly EventRow[]): readonly WaitingPlanRow[] {
  const isWaiting = events.some(({ outcome }) => outcome === 'waiting');
  return isWaiting ? [{ provider: 'stripe', plan_id: waitingPlan, buyers: 1 }] : [];
}

export function eventsOf(
  store: Pick<StoreRow, 'id' | 'memberships'>,
  { plans }: PaymentSetupRow,
  context: Pick<MockContext, 'conditions' | 'now'>,
): readonly EventRow[] {
  const { conditions, now } = context;
  const made = transactionsOf(store, conditions, now()).slice(0, 40);
  const applied = made.map((row): EventRow => {
    const names = { payment: 'invoice.paid', refund: 'charge.refunded' } as const;
    const stripe = row.kind === 'dispute' ? 'charge.dispute.created' : names[row.kind];
    return {
      provider: row.provider,
      event_id: `evt_${row.id.slice(-12)}`,
      kind: row.provider === 'whop' ? 'payment.succeeded' : stripe,
      occurred_at: row.occurred_at,
      received_at: iso(Date.parse(row.occurred_at) + 2_000),
      outcome: 'applied',
      reason: null,
      api_version: row.provider === 'whop' ? 'v1' : stripeVersion,
      amount_minor: row.amount_minor,
      currency: row.currency,
    };
  });
  if (made.length === 0) return [];
  const plan = plans.find(({ plan_id: id }) => id === waitingPlan);
  const newest = boughtAt(now());
  const others: EventRow[] = [
    {
      provider: 'stripe',
      event_id: 'evt_yearly',
      kind: 'invoice.paid',
      occurred_at: iso(newest),
      received_at: iso(newest + 2_000),
      outcome: plan === undefined ? 'waiting' : plan.membership_id === null ? 'ignored' : 'applied',
      reason: plan === undefined ? 'unknownPlan' : plan.membership_id === null ? 'dismissed' : null,
      api_version: stripeVersion,
      amount_minor: 49_900,
      currency: 'USD',
    },
    {
      provider: 'stripe',
      event_id: 'evt_tax',
      kind: 'tax.settings.updated',
      occurred_at: iso(newest - HOUR),
      received_at: iso(newest - HOUR + 1_000),
      outcome: 'ignored',
      reason: 'unknownKind',
      api_version: stripeVersion,
      amount_minor: null,
      currency: null,
    },
  ];
  return [...others, ...applied]
    .toSorted((a, b) => b.received_at.localeCompare(a.received_at))
    .slice(0, 50);
}
