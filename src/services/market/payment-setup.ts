import {
  eventsAddress,
  type PaymentChange,
  type PaymentChangeResult,
  type PaymentSetup,
} from '#domain/marketplace/payment-setup';
import {
  paymentProviders,
  type PaymentProvider,
  type PaymentsResult,
} from '#domain/marketplace/transactions';
import * as v from 'valibot';
import { changeErrors, fail, readErrors, resultOf } from '../answers';
import { type BackendCall, rpcCall } from '../backend-call';
import { listOf, row } from '../rows';
import { callBackend, rpc } from '../supabase/call-backend';
import { supabaseAddress } from '../supabase/client';
import { anyCurrency } from './store-columns';

const provider = v.picklist(paymentProviders);
const time = v.nullable(v.string());

const event = v.pipe(
  row({
    provider,
    eventId: v.string(),
    kind: v.string(),
    occurredAt: v.string(),
    receivedAt: v.string(),
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
    apiVersion: v.nullable(v.string()),
    amountMinor: v.nullable(v.pipe(v.number(), v.safeInteger())),
    currency: v.nullable(anyCurrency),
  }),
  v.transform(({ amountMinor: minor, currency, ...each }) => ({
    ...each,
    amount: minor === null || currency === null ? null : { minor, currency },
  })),
);

const setupBody = row({
  providers: listOf(
    row({ provider, secretSetAt: time, lastEventAt: time }, { secretSetAt: 'set_at' }),
  ),
  events: listOf(event),
  plans: listOf(row({ provider, planId: v.string(), membershipId: v.nullable(v.string()) })),
  waitingPlans: listOf(row({ provider, planId: v.string(), buyers: v.number() })),
});

/** Does not contain the secrets, because they cannot be read. */
export function loadPaymentSetup(
  { storeId }: { storeId: string },
  signal?: AbortSignal,
): Promise<PaymentsResult<PaymentSetup>> {
  return resultOf(rpc('payment_setup', { store_id: storeId }, { signal }), setupBody, readErrors);
}

/** Saves a change of the connection. If there was no response, the same change can be saved again. */
export async function changePaymentSetup(
  { storeId, change }: { storeId: string; change: PaymentChange },
  signal?: AbortSignal,
): Promise<PaymentChangeResult> {
  const saved = await resultOf(
    callBackend(callFor(storeId, change), { signal }),
    v.nullable(v.string()),
    { ...changeErrors, factorRequired: 'factorRequired' },
  );
  if (!saved.ok) return saved;
  return saved.value === 'unknownMembership' ? fail('rejected') : { ok: true, value: null };
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

/** Returns the URL that a provider must call with the events of a store. */
export function paymentEventsUrl(payer: PaymentProvider, storeId: string): string {
  return eventsAddress(`${supabaseAddress().url}/functions/v1`, payer, storeId);
}
