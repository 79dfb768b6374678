import assert from 'node:assert/strict';
import type { PaymentEvent } from '../payment-events/event.ts';
import { readStripeEvent } from '../payment-events/stripe.ts';
import { readWhopEvent } from '../payment-events/whop.ts';

/** The time that is used for an event without a time of its own. */
export const receivedAt = '2026-11-30T00:00:00.000Z';

/** The time of the Whop events that `readWhop` creates. */
export const timestamp = '2026-11-18T12:26:40.000Z';

/** Reads an event of Stripe with the given type and object. Returns the fields that have a value. */
export function readStripe(type: string, object: unknown): Record<string, unknown> {
  return said(
    readStripeEvent({ id: 'evt_1', type, created: 1_795_000_000, data: { object } }, receivedAt),
  );
}

/** Reads an event of Whop with the given type and data. Returns the fields that have a value. */
export function readWhop(type: string, data: unknown): Record<string, unknown> {
  return said(readWhopEvent({ id: 'msg_1', api_version: 'v1', timestamp, type, data }, receivedAt));
}

/** Returns the fields that have a value, so that a test can list all of them. */
function said(event: PaymentEvent | null): Record<string, unknown> {
  if (event === null) return {};
  const common = ['event_id', 'kind', 'occurred_at', 'api_version'];
  return Object.fromEntries(
    Object.entries(event).filter(
      ([key, value]) =>
        !common.includes(key) &&
        value !== null &&
        value !== false &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

export const ignored = (reason: string) => ({ outcome: 'ignored', reason });

/** Tests that an event is unreadable if an id that links it to others is none. */
export function testLinks(
  read: typeof readStripe,
  kind: string,
  object: object,
  links: readonly string[],
): void {
  Deno.test(`${kind} is unreadable with a link that is no id`, () => {
    for (const key of links) {
      for (const odd of [7, '', 'a b', {}, { object: 'customer' }, { id: 7 }, []]) {
        assert.deepEqual(read(kind, { ...object, [key]: odd }), ignored('unreadable'), key);
      }
      assert.notEqual(read(kind, { ...object, [key]: null })['reason'], 'unreadable', key);
    }
    if ('currency' in object) {
      for (const currency of ['zzz', 'xyz', 'us', 'dollars', 7]) {
        assert.deepEqual(read(kind, { ...object, currency }), ignored('unreadable'));
      }
    }
  });
}

/** Tests that an event is unreadable if a field that it needs is missing or invalid. */
export function testEssentials(
  read: typeof readStripe,
  kind: string,
  object: object,
  essential: readonly string[],
): void {
  Deno.test(`${kind} is unreadable without an essential field`, () => {
    for (const key of essential) {
      for (const odd of [undefined, null, {}, -1]) {
        assert.deepEqual(read(kind, { ...object, [key]: odd }), ignored('unreadable'), key);
      }
    }
    for (const odd of [undefined, null, 'text', []]) {
      assert.deepEqual(read(kind, odd), ignored('unreadable'));
    }
  });
}
