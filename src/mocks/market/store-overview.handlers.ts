import { HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { hostOf, referrerOf, storeSteps } from '#domain/marketplace/store-steps';
import { rpcFor, rpcForAnyone } from '../handlers/rpc';
import type { MockContext } from '../context';
import { countsOf, overviewOf } from './overview';
import { eventsOf, saleOfWaitingPlan, waitingPlansOf } from './payment-events';
import { setupOf, transactionsOf } from './payments';
import { postgrestError } from '../postgrest';
import { startingChanges, startingCounts } from './starting-counts';
import { reviewsOf } from './review-rows';
import type { StoreRow } from './store-row';
import { isPublic } from './stores';

const readArguments = { store_id: v.string(), days: v.optional(v.number(), 30) };
const stepArguments = {
  store_id: v.string(),
  kind: v.string(),
  referrer: v.optional(v.string(), ''),
};

export function storeOverviewHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store: kept, now } = context;
  const countsIn = (store: StoreRow) => [
    ...startingCounts(store, conditions, now()),
    ...kept.counts.counted(store.id),
  ];

  const read = (
    name: 'store_overview' | 'store_counts',
    answer: (store: StoreRow, days: number) => object,
  ) =>
    rpcFor(context)(name, {
      takes: 'read',
      condition: conditions.storeOverview,
      args: readArguments,
      answer: (person, { store_id, days }) => {
        const store = kept
          .storesOf(conditions)
          .find((each) => each.id === store_id && each.owner_id === person.id);
        return store ? answer(store, days) : postgrestError(403, '42501', 'Not your store');
      },
    });

  return [
    read('store_overview', (store, days) => {
      const setup = setupOf(store, context);
      return overviewOf(
        {
          members: kept.members.rows(conditions).filter((row) => row.store_id === store.id),
          memberships: store.memberships,
          transactions: [
            ...kept.payments.recorded(store.id),
            ...saleOfWaitingPlan(store, setup, context),
            ...transactionsOf(store, conditions, now()),
          ],
          waitingPlans: waitingPlansOf(eventsOf(store, setup, context)),
          reviews: reviewsOf(kept.reviews.rows(conditions), store.id),
          waiting: kept.waitlists.rows(conditions),
          counts: countsIn(store),
          changes: [...startingChanges(store, conditions, now()), ...kept.counts.changed(store.id)],
        },
        days,
        now(),
      );
    }),
    read('store_counts', (store, days) => countsOf(countsIn(store), days, now())),
    rpcForAnyone(context)('count_store_step', {
      takes: 'save',
      condition: conditions.stores === 'unreachable' ? 'unreachable' : '',
      args: stepArguments,
      answer: (person, { store_id: id, kind, referrer }, { request }) => {
        const step = storeSteps.find((each) => each === kind);
        if (!step) return postgrestError(400, '22023', 'Not a step');
        const store = kept.storesOf(conditions).find((each) => each.id === id);
        if (store && isPublic(store) && store.owner_id !== person?.id) {
          const origin = request.headers.get('origin');
          kept.counts.count(id, step, origin ? referrerOf(referrer, origin) : hostOf(referrer));
        }
        return new HttpResponse(null, { status: 204 });
      },
    }),
  ];
}
