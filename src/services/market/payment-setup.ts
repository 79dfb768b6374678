import {
  eventsAddress,
  type PaymentChange,
  type PaymentChangeError,
  type PaymentChangeResult,
  type PaymentSetup,
} from '#domain/marketplace/payment-setup';
import {
  paymentProviders,
  type PaymentProvider,
  type PaymentsResult,
} from '#domain/marketplace/transactions';
import * as v from 'valibot';
import { listOf } from '../rows';
import { bodyOf, isSuccess } from '../http';
import { type BackendCall, rpcCall } from '../backend-call';
import { callBackend, rpc } from '../supabase/call-backend';
import { supabaseAddress } from '../supabase/client';
import { paymentsFailure } from './store-transactions';

const provider = v.picklist(paymentProviders);
const time = v.nullable(v.string());
const setupBody = v.object({
  providers: listOf(v.object({ provider, set_at: time, last_event_at: time })),
  events: listOf(
    v.object({
      provider,
      event_id: v.string(),
      kind: v.string(),
      occurred_at: v.string(),
      received_at: v.string(),
      outcome: v.picklist(['applied', 'waiting', 'ignored']),
      reason: v.nullable(
        v.picklist([
          'unknownKind',
          'notRelevant',
          'unreadable',
          'unknownPlan',
          'dismissed',
          'unknownMember',
        ]),
      ),
      api_version: v.nullable(v.string()),
      amount_minor: v.nullable(v.pipe(v.number(), v.safeInteger())),
      currency: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z_]{3,8}$/))),
    }),
  ),
  plans: listOf(v.object({ provider, plan_id: v.string(), membership_id: v.nullable(v.string()) })),
  waiting_plans: listOf(v.object({ provider, plan_id: v.string(), buyers: v.number() })),
});

/**
 * Returns the connection of a store to its payment providers. The connection does not contain the secrets, because they
 * cannot be read.
 */
export async function loadPaymentSetup(
  { storeId }: { storeId: string },
  signal?: AbortSignal,
): Promise<PaymentsResult<PaymentSetup>> {
  const answer = await rpc('payment_setup', { store_id: storeId }, { signal });
  const body = answer.kind === 'answered' && isSuccess(answer) ? bodyOf(answer) : null;
  const parsed = v.safeParse(setupBody, body);
  if (!parsed.success) return paymentsFailure(answer);
  const { providers, events, plans, waiting_plans } = parsed.output;
  return {
    ok: true,
    value: {
      providers: providers.map((row) => ({
        provider: row.provider,
        secretSetAt: row.set_at,
        lastEventAt: row.last_event_at,
      })),
      events: events.map((row) => ({
        provider: row.provider,
        eventId: row.event_id,
        kind: row.kind,
        occurredAt: row.occurred_at,
        receivedAt: row.received_at,
        outcome: row.outcome,
        reason: row.reason,
        apiVersion: row.api_version,
        amount:
          row.amount_minor === null || row.currency === null
            ? null
            : { minor: row.amount_minor, currency: row.currency },
      })),
      plans: plans.map((row) => ({
        provider: row.provider,
        planId: row.plan_id,
        membershipId: row.membership_id,
      })),
      waitingPlans: waiting_plans.map((row) => ({
        provider: row.provider,
        planId: row.plan_id,
        buyers: row.buyers,
      })),
    },
  };
}

/** Saves a change of the connection. If there was no response, the same change can be saved again. */
export async function changePaymentSetup(
  { storeId, change }: { storeId: string; change: PaymentChange },
  signal?: AbortSignal,
): Promise<PaymentChangeResult> {
  const answer = await callBackend(callFor(storeId, change), { signal });
  if (answer.kind === 'unreachable') return fail('unanswered');
  if (!isSuccess(answer)) return fail(errorOf(answer.status));
  const isGone = bodyOf(answer) === 'unknownMembership';
  return isGone ? fail('rejected') : { ok: true, value: null };
}

function callFor(storeId: string, change: PaymentChange): BackendCall {
  const target = { store_id: storeId, provider: change.provider };
  switch (change.kind) {
    case 'secret':
      return rpcCall('set_payment_secret', { ...target, secret: change.secret });
    case 'dismissal':
      return rpcCall('dismiss_plan', { ...target, plan_id: change.planId });
    case 'plan': {
      const { planId, membershipId } = change;
      return rpcCall('assign_plan', { ...target, plan_id: planId, membership_id: membershipId });
    }
  }
}

function errorOf(status: number): PaymentChangeError['kind'] {
  if (status === 401) return 'signInRequired';
  if (status === 403) return 'notAllowed';
  return status >= 500 ? 'unanswered' : 'rejected';
}

function fail(kind: PaymentChangeError['kind']): PaymentChangeResult {
  return { ok: false, error: { kind } };
}

/** Returns the URL that a provider must call with the events of a store. */
export function paymentEventsUrl(payer: PaymentProvider, storeId: string): string {
  return eventsAddress(`${supabaseAddress().url}/functions/v1`, payer, storeId);
}
