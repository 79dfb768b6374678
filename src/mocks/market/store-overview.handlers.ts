import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { hostOf, referrerOf, storeSteps } from '#domain/marketplace/store-steps';
import { admit, jwtExpired } from '../admit';
import type { MockContext } from '../context';
import { callerOf, endpoint, jsonBodyOf } from '../gate';
import { noAnswer } from '../no-answer';
import { countsOf, overviewOf } from './overview';
import { saleOfWaitingPlan } from './payment-events';
import { setupOf, transactionsOf } from './payments';
import { noSuchFunction, postgrestError } from '../postgrest';
import { startingChanges, startingCounts } from './starting-counts';
import type { StoreRow } from './store-row';
import { isPublic } from './stores';

const readArguments = v.strictObject({ store_id: v.string(), days: v.optional(v.number(), 30) });
const stepArguments = v.strictObject({
  store_id: v.string(),
  kind: v.string(),
  referrer: v.optional(v.string(), ''),
});

/** Mocks the functions that count visitors of stores and the functions that return these counts to the seller. */
export function storeOverviewHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store: kept, now, url } = context;
  const countsIn = (store: StoreRow) => [
    ...startingCounts(store, conditions, now()),
    ...kept.counts.counted(store.id),
  ];

  const read = (name: string, answer: (store: StoreRow, days: number) => object) =>
    http.post(
      `${url}/rest/v1/rpc/${name}`,
      endpoint(context, 'read', async ({ request }) => {
        if (conditions.storeOverview === 'unreachable') return HttpResponse.error();
        if (conditions.storeOverview === 'neverAnswers') return noAnswer();
        if (conditions.storeOverview === 'signedOut') return jwtExpired();
        const parsed = v.safeParse(readArguments, await jsonBodyOf(request.clone()));
        if (!parsed.success) return noSuchFunction(name);
        const person = admit(request, `function ${name}`, context);
        if (person instanceof Response) return person;
        const { store_id: id, days } = parsed.output;
        const store = kept
          .storesOf(conditions)
          .find((each) => each.id === id && each.owner_id === person.id);
        if (!store) return postgrestError(403, '42501', 'Not your store');
        return HttpResponse.json(answer(store, days));
      }),
    );

  return [
    read('store_overview', (store, days) =>
      overviewOf(
        {
          members: kept.members.rows(conditions).filter((row) => row.store_id === store.id),
          memberships: store.memberships,
          transactions: [
            ...kept.payments.recorded(store.id),
            ...saleOfWaitingPlan(store, setupOf(store, context), context),
            ...transactionsOf(store, conditions, now()),
          ],
          counts: countsIn(store),
          changes: [...startingChanges(store, conditions, now()), ...kept.counts.changed(store.id)],
        },
        days,
        now(),
      ),
    ),
    read('store_counts', (store, days) => countsOf(countsIn(store), days, now())),
    http.post(
      `${url}/rest/v1/rpc/count_store_step`,
      endpoint(context, 'save', async ({ request }) => {
        if (conditions.stores === 'unreachable') return HttpResponse.error();
        const parsed = v.safeParse(stepArguments, await jsonBodyOf(request.clone()));
        if (!parsed.success) return noSuchFunction('count_store_step');
        const caller = callerOf(request, context);
        if (caller.kind === 'badToken') {
          return admit(request, 'function count_store_step', context) as Response;
        }
        const { store_id: id, kind, referrer } = parsed.output;
        const step = storeSteps.find((each) => each === kind);
        if (!step) return postgrestError(400, '22023', 'Not a step');
        const store = kept.storesOf(conditions).find((each) => each.id === id);
        const isOwn = caller.kind === 'person' && store?.owner_id === caller.person.id;
        if (store && isPublic(store) && !isOwn) {
          const origin = request.headers.get('origin');
          kept.counts.count(id, step, origin ? referrerOf(referrer, origin) : hostOf(referrer));
        }
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  ];
}
