import { fold } from '#domain/fold';
import { secretProblem } from '#domain/marketplace/payment-setup';
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, jwtExpired } from '../admit';
import type { MockContext } from '../context';
import { noAnswer } from '../no-answer';
import { endpoint, jsonBodyOf } from '../gate';
import { eventsOf, saleOfWaitingPlan, waitingPlan } from './payment-events';
import { setupOf, transactionsOf } from './payments';
import { noSuchFunction, postgrestError } from '../postgrest';
import type { StoreRow } from './store-row';
import { counted, grouped, netOf, sumsOf, unassigned } from './transaction-sums';
import type { PaymentSetupRow, TransactionRow } from './transaction-row';

type Body = Readonly<Record<string, unknown>>;

const providers = ['stripe', 'whop'] as const;
const providerName = v.picklist(providers);

/** The parameters of each function. `optional` parameters have a default. */
const functions = {
  store_transactions_page: {
    takes: 'read',
    needed: ['store_id'],
    optional: [
      'search',
      'kind',
      'status',
      'membership_id',
      'currency',
      'from_time',
      'to_time',
      'page',
      'page_size',
    ],
  },
  store_months: { takes: 'read', needed: ['store_id'], optional: [] },
  payment_setup: { takes: 'read', needed: ['store_id'], optional: [] },
  dismiss_plan: { takes: 'save', needed: ['store_id', 'provider', 'plan_id'], optional: [] },
  set_payment_secret: {
    takes: 'save',
    needed: ['store_id', 'provider', 'secret'],
    optional: [],
  },
  assign_plan: {
    takes: 'save',
    needed: ['store_id', 'provider', 'plan_id', 'membership_id'],
    optional: [],
  },
} as const;
type FunctionName = keyof typeof functions;

/** Mocks the functions of a seller's payments. */
export function storePaymentHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store: kept, now, url } = context;
  const keep = (store: StoreRow, change: (setup: PaymentSetupRow) => PaymentSetupRow) =>
    kept.payments.keepSetup(conditions, store.id, change(setupOf(store, context)));

  const allOf = (store: StoreRow) => [
    ...kept.payments.recorded(store.id),
    ...saleOfWaitingPlan(store, setupOf(store, context), context),
    ...transactionsOf(store, conditions, now()),
  ];

  const planIn = (body: Body) => ({
    provider: v.parse(providerName, body['provider']),
    plan_id: String(body['plan_id']),
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

  const rpc = (name: FunctionName, answer: (store: StoreRow, body: Body) => Response) =>
    http.post(
      `${url}/rest/v1/rpc/${name}`,
      endpoint(context, functions[name].takes, async ({ request }) => {
        const { takes, needed, optional } = functions[name];
        const isRead = takes === 'read';
        if (isRead && conditions.payments === 'unreachable') return HttpResponse.error();
        if (isRead && conditions.payments === 'neverAnswers') return noAnswer();
        if (!isRead && conditions.storeChanges === 'unreachable') return HttpResponse.error();
        if (!isRead && conditions.storeChanges === 'neverAnswers') return noAnswer();
        if (!isRead && conditions.storeChanges === 'signedOut') return jwtExpired();
        const read = await jsonBodyOf(request.clone());
        const body: Body = typeof read === 'string' ? {} : read;
        const names = Object.keys(body);
        const isFound =
          needed.every((each) => names.includes(each)) &&
          names.every((each) => [...needed, ...optional].some((known) => known === each));
        if (!isFound) return noSuchFunction(name);
        const person = admit(request, `function ${name}`, context);
        if (person instanceof Response) return person;
        const store = kept
          .storesOf(conditions)
          .find((each) => each.id === body['store_id'] && each.owner_id === person.id);
        if (!store) return postgrestError(403, '42501', 'Not your store');
        const answered = answer(store, body);
        const isLost = !isRead && conditions.storeChanges === 'answerIsLost';
        return isLost ? HttpResponse.error() : answered;
      }),
    );

  return [
    rpc('store_transactions_page', (store, body) => HttpResponse.json(pageOf(allOf(store), body))),
    rpc('store_months', (store) => HttpResponse.json(monthsOf(allOf(store)))),
    rpc('payment_setup', (store) => {
      const setup = setupOf(store, context);
      const events = eventsOf(store, setup, context);
      const isWaiting = events.some(({ outcome }) => outcome === 'waiting');
      return HttpResponse.json({
        providers: providers.map((provider) => ({
          provider,
          set_at: setup.secrets[provider] ?? null,
          last_event_at: events.find((each) => each.provider === provider)?.received_at ?? null,
        })),
        events,
        plans: setup.plans.toSorted(
          (a, b) => a.provider.localeCompare(b.provider) || a.plan_id.localeCompare(b.plan_id),
        ),
        waiting_plans: isWaiting ? [{ provider: 'stripe', plan_id: waitingPlan, buyers: 1 }] : [],
      });
    }),
    rpc('set_payment_secret', (store, body) => {
      const provider = v.safeParse(providerName, body['provider']);
      const secret = body['secret'];
      if (
        typeof secret !== 'string' ||
        (secret !== '' && (secret !== secret.trim() || secretProblem(secret) !== null))
      ) {
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
      return HttpResponse.json(setAt);
    }),
    rpc('dismiss_plan', (store, body) => {
      savePlan(store, planIn(body), null);
      return HttpResponse.json('saved');
    }),
    rpc('assign_plan', (store, body) => {
      const isRemoved = body['membership_id'] === null;
      const membership = store.memberships.find(({ id }) => id === body['membership_id']);
      if (!isRemoved && !membership) return HttpResponse.json('unknownMembership');
      savePlan(store, planIn(body), membership?.id);
      return HttpResponse.json('saved');
    }),
  ];
}

function pageOf(all: readonly TransactionRow[], body: Body): object {
  const search = typeof body['search'] === 'string' ? body['search'] : '';
  const is = (name: string, value: unknown) =>
    (body[name] ?? null) === null || body[name] === value;
  const from = typeof body['from_time'] === 'string' ? Date.parse(body['from_time']) : -Infinity;
  const to = typeof body['to_time'] === 'string' ? Date.parse(body['to_time']) : Infinity;
  const found = all.filter(
    (row) =>
      is('kind', row.kind) &&
      is('status', row.status) &&
      is('membership_id', row.membership_id) &&
      is('currency', row.currency) &&
      Date.parse(row.occurred_at) >= from &&
      Date.parse(row.occurred_at) < to &&
      (search === '' ||
        fold(row.display_name ?? '').includes(fold(search)) ||
        row.discord_id === search ||
        row.reference === search),
  );
  const size = Math.min(Math.max(Number(body['page_size'] ?? 50), 1), 1_000);
  const start = Math.max(Number(body['page'] ?? 0), 0) * size;
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
