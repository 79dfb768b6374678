import { fold } from '#domain/fold';
import { secretProblem } from '#domain/marketplace/payment-setup';
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { type Given, rpcFor, type Reply } from '../handlers/rpc';
import type { Person } from '../session/people';
import type { MockContext } from '../context';
import { eventsOf, saleOfWaitingPlan, waitingPlansOf } from './payment-events';
import { setupOf, transactionsOf } from './payments';
import { exportStops, keyArguments, newestFirst, pageAfter } from './after-key';
import { postgrestError } from '../postgrest';
import type { StoreRow } from './store-row';
import {
  counted,
  grouped,
  netOf,
  sumsOf,
  unassigned,
  type PaymentSetupRow,
  type TransactionRow,
} from './transactions';

const providers = ['stripe', 'whop'] as const;
const providerName = v.picklist(providers);

const filter = v.optional(v.nullable(v.string()), null);
const filterArguments = {
  store_id: v.string(),
  search: filter,
  kind: filter,
  status: filter,
  membership_id: filter,
  currency: filter,
  from_time: filter,
  to_time: filter,
};
const afterArguments = { ...filterArguments, ...keyArguments };
const pageArguments = {
  ...filterArguments,
  page: v.optional(v.number(), 0),
  page_size: v.optional(v.number(), 50),
};
const ofStore = { store_id: v.string() };
const secretArguments = { ...ofStore, provider: v.string(), secret: v.nullable(v.string()) };
const planArguments = { ...ofStore, provider: v.string(), plan_id: v.string() };
const assignArguments = { ...planArguments, membership_id: v.nullable(v.string()) };

export function storePaymentHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store: kept, now } = context;
  const keep = (store: StoreRow, change: (setup: PaymentSetupRow) => PaymentSetupRow) =>
    kept.payments.keepSetup(conditions, store.id, change(setupOf(store, context)));

  const allOf = (store: StoreRow) => [
    ...kept.payments.recorded(store.id),
    ...saleOfWaitingPlan(store, setupOf(store, context), context),
    ...transactionsOf(store, conditions, now()),
  ];

  const planIn = ({ provider, plan_id }: Given<typeof planArguments>) => ({
    provider: v.parse(providerName, provider),
    plan_id,
  });
  /** Assigns or dismisses a plan; without a membership, removes what was saved for it. */
  const savePlan = (
    store: StoreRow,
    { provider, plan_id }: ReturnType<typeof planIn>,
    membershipId?: string | null,
  ) =>
    keep(store, ({ secrets, plans }) => {
      const others = plans.filter((each) => each.provider !== provider || each.plan_id !== plan_id);
      const plan = { provider, plan_id, membership_id: membershipId ?? null };
      return { secrets, plans: membershipId === undefined ? others : [...others, plan] };
    });

  const rpc = rpcFor(context);
  const stopExport = exportStops(context);
  const reads = { takes: 'read', condition: conditions.payments } as const;
  const changes = { takes: 'save', condition: conditions.storeChanges } as const;
  const ofOwn =
    <Arguments extends { store_id: string }>(
      answer: (store: StoreRow, given: Arguments) => Reply,
    ) =>
    (person: Person, given: Arguments): Reply => {
      const store = kept
        .storesOf(conditions)
        .find((each) => each.id === given.store_id && each.owner_id === person.id);
      return store ? answer(store, given) : postgrestError(403, '42501', 'Not your store');
    };

  return [
    rpc('store_transactions_page', {
      ...reads,
      args: pageArguments,
      answer: ofOwn((store, given: Given<typeof pageArguments>) => pageOf(allOf(store), given)),
    }),
    rpc('store_transactions_after', {
      ...reads,
      args: afterArguments,
      answer: ofOwn((store, given: Given<typeof afterArguments>) => {
        const found = allOf(store).filter(matcherOf(given));
        return stopExport(given) ?? pageAfter(found, occurredAt, given);
      }),
    }),
    rpc('store_months', {
      ...reads,
      args: ofStore,
      answer: ofOwn((store) => monthsOf(allOf(store))),
    }),
    rpc('payment_setup', {
      ...reads,
      args: ofStore,
      answer: ofOwn((store) => {
        const setup = setupOf(store, context);
        const events = eventsOf(store, setup, context);
        return {
          providers: providers.map((provider) => ({
            provider,
            set_at: setup.secrets[provider] ?? null,
            last_event_at: events.find((each) => each.provider === provider)?.received_at ?? null,
          })),
          events,
          plans: setup.plans.toSorted(
            (a, b) => a.provider.localeCompare(b.provider) || a.plan_id.localeCompare(b.plan_id),
          ),
          waiting_plans: waitingPlansOf(events),
        };
      }),
    }),
    rpc('set_payment_secret', {
      ...changes,
      args: secretArguments,
      answer: ofOwn((store, given: Given<typeof secretArguments>) => {
        const provider = v.safeParse(providerName, given.provider);
        const { secret } = given;
        const isSecret = secret === secret?.trim() && secretProblem(secret) === null;
        if (secret === null || (secret !== '' && !isSecret)) {
          return postgrestError(400, '22023', 'Not a secret');
        }
        if (!provider.success) {
          const name = 'store_payment_secrets_provider_check';
          return postgrestError(400, '23514', `violates check constraint "${name}"`);
        }
        const setAt = secret === '' ? null : new Date(now()).toISOString();
        keep(store, ({ secrets, plans }) => {
          const { [provider.output]: _old, ...others } = secrets;
          return {
            plans,
            secrets: setAt === null ? others : { ...others, [provider.output]: setAt },
          };
        });
        return setAt;
      }),
    }),
    rpc('dismiss_plan', {
      ...changes,
      args: planArguments,
      answer: ofOwn((store, given: Given<typeof planArguments>) => {
        savePlan(store, planIn(given), null);
        return 'saved';
      }),
    }),
    rpc('assign_plan', {
      ...changes,
      args: assignArguments,
      answer: ofOwn((store, given: Given<typeof assignArguments>) => {
        const { membership_id } = given;
        const membership = store.memberships.find(({ id }) => id === membership_id);
        if (membership_id !== null && !membership) return 'unknownMembership';
        savePlan(store, planIn(given), membership?.id);
        return 'saved';
      }),
    }),
  ];
}

const occurredAt = (row: TransactionRow) => row.occurred_at;

function matcherOf(given: Given<typeof filterArguments>): (row: TransactionRow) => boolean {
  const search = given.search ?? '';
  const is = (wanted: string | null, value: string | null) => wanted === null || wanted === value;
  const from = given.from_time === null ? -Infinity : Date.parse(given.from_time);
  const to = given.to_time === null ? Infinity : Date.parse(given.to_time);
  return (row) =>
    is(given.kind, row.kind) &&
    is(given.status, row.status) &&
    is(given.membership_id, row.membership_id) &&
    is(given.currency, row.currency) &&
    Date.parse(row.occurred_at) >= from &&
    Date.parse(row.occurred_at) < to &&
    (search === '' ||
      fold(row.display_name ?? '').includes(fold(search)) ||
      row.discord_id === search ||
      row.reference === search);
}

function pageOf(all: readonly TransactionRow[], given: Given<typeof pageArguments>): object {
  const found = newestFirst(all.filter(matcherOf(given)), occurredAt);
  const size = Math.min(Math.max(given.page_size, 1), 1_000);
  const start = Math.max(given.page, 0) * size;
  return {
    total: found.length,
    sums: grouped(counted(found), ({ currency }) => currency).map(([currency, rows]) => ({
      currency,
      ...sumsOf(rows),
    })),
    unassigned: grouped(unassigned(found), ({ currency }) => currency).map(([currency, rows]) => ({
      currency,
      net_minor: netOf(rows),
      payments: rows.filter(({ kind }) => kind === 'payment').length,
    })),
    transactions: found.slice(start, start + size),
  };
}

function monthsOf(all: readonly TransactionRow[]): readonly object[] {
  const byMonth = grouped(
    counted(all),
    ({ occurred_at: at, currency }) => `${at.slice(0, 7)} ${currency}`,
  );
  return byMonth.map(([name, rows]) => {
    const [month = '', currency = ''] = name.split(' ');
    const payments = rows.filter(({ kind }) => kind === 'payment').length;
    return { month, currency, payments, ...sumsOf(rows) };
  });
}
