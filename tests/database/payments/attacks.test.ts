import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sample } from '../../setup/sample';
import { inParallel, post, type Provider, type ProviderEvent, signatureOf } from './provider';
import { allowLockTimeouts, startStack, type Stack } from './stack';
import { membership, openStore } from './store';
import { randomFrom, shuffled } from './story';

const ATTACKS = sample(96, 1_000);
const BUYERS = sample(40, 200);

const storeId = 'biz_attacked';
const otherId = 'biz_other';
const secrets = { stripe: 'whsec_c3RyaXBlLXNlY3JldA==', whop: 'whsec_d2hvcC1zZWNyZXQ=' };
const otherSecrets = { stripe: 'whsec_b3RoZXItc3RyaXBl', whop: 'whsec_b3RoZXItd2hvcCEh' };
const sold = membership('gold');
const providers: readonly Provider[] = ['stripe', 'whop'];

/** Returns the event for a purchase of the membership. */
function purchase(provider: Provider, name: string): ProviderEvent {
  const body =
    provider === 'stripe'
      ? {
          id: `evt_${name}`,
          type: 'checkout.session.completed',
          created: 1_795_000_000,
          data: {
            object: {
              id: `cs_${name}`,
              mode: 'payment',
              payment_status: 'paid',
              amount_total: 4999,
              currency: 'usd',
              payment_link: sold.plans.stripe,
            },
          },
        }
      : {
          id: `msg_${name}`,
          type: 'payment.succeeded',
          timestamp: '2026-11-18T12:00:00.000Z',
          data: {
            id: `pay_${name}`,
            total: 49.99,
            currency: 'usd',
            plan: { id: sold.plans.whop },
            membership: { id: `mem_${name}` },
          },
        };
  return { provider, id: body.id, body: JSON.stringify(body) };
}

/** A request, with the status that the function must return. */
interface Attack {
  to: string;
  body: string;
  headers: Record<string, string>;
  status: number;
}

type Attacker = (event: ProviderEvent) => Attack;

const to = ({ provider }: ProviderEvent) => `${provider}/${storeId}`;

/** Returns attackers by name. `taken` are events that the store has already recorded. */
function attackers(taken: Readonly<Record<Provider, ProviderEvent>>): Record<string, Attacker> {
  return {
    'forged with another secret': (event) => ({
      to: to(event),
      body: event.body,
      headers: signatureOf(event, 'whsec_Zm9yZ2VkLXNlY3JldA=='),
      status: 400,
    }),
    'changed after it was signed': (event) => ({
      to: to(event),
      body: event.body.replace('99', '98'),
      headers: signatureOf(event, secrets[event.provider]),
      status: 400,
    }),
    'signed too long ago': (event) => ({
      to: to(event),
      body: event.body,
      headers: signatureOf(event, secrets[event.provider], 330),
      status: 400,
    }),
    'taken before, signed too long ago': ({ provider }) => ({
      to: `${provider}/${storeId}`,
      body: taken[provider].body,
      headers: signatureOf(taken[provider], secrets[provider], 330),
      status: 400,
    }),
    'taken before, with the signature of another event': (event) => ({
      to: to(event),
      body: taken[event.provider].body,
      headers: signatureOf(event, secrets[event.provider]),
      status: 400,
    }),
    truncated: (event) => ({
      to: to(event),
      body: event.body.slice(0, -20),
      headers: signatureOf(event, secrets[event.provider]),
      status: 400,
    }),
    'too large': (event) => {
      const body = `${event.body}${' '.repeat(256 * 1024)}`;
      const headers = signatureOf({ ...event, body }, secrets[event.provider]);
      return { to: to(event), body, headers, status: 413 };
    },
    'of another store': (event) => ({
      to: to(event),
      body: event.body,
      headers: signatureOf(event, otherSecrets[event.provider]),
      status: 400,
    }),
    'of this store, for another one': (event) => ({
      to: `${event.provider}/${otherId}`,
      body: event.body,
      headers: signatureOf(event, secrets[event.provider]),
      status: 400,
    }),
    'for the other provider': (event) => ({
      to: `${event.provider === 'stripe' ? 'whop' : 'stripe'}/${storeId}`,
      body: event.body,
      headers: signatureOf(event, secrets[event.provider]),
      status: 400,
    }),
    unsigned: (event) => ({ to: to(event), body: event.body, headers: {}, status: 400 }),
    'for an unknown store': (event) => ({
      to: `${event.provider}/biz_nobody`,
      body: event.body,
      headers: signatureOf(event, secrets[event.provider]),
      status: 400,
    }),
  };
}

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  const { sql } = stack.project;
  await openStore(sql, { id: storeId, secrets, sold: [{ ...sold, places: 10 }] });
  await openStore(sql, { id: otherId, secrets: otherSecrets, sold: [] });
});
afterAll(() => stack.stop());
beforeEach(allowLockTimeouts);

const send = (event: ProviderEvent) =>
  post(stack.url, to(event), event.body, signatureOf(event, secrets[event.provider]));

/** Returns all rows that are written because of events. */
async function written(): Promise<unknown> {
  const { sql } = stack.project;
  return {
    events: await sql`select store_id, event_id, outcome from private.store_events order by 1, 2`,
    members: await sql`select provider_reference, status from public.store_members order by 1`,
    money: await sql`select reference, amount_minor from public.store_transactions order by 1`,
  };
}

describe(`${ATTACKS} requests that are no events of the store`, () => {
  it('write nothing', async () => {
    const taken = { stripe: purchase('stripe', 'first'), whop: purchase('whop', 'first') };
    for (const provider of providers) {
      expect(await send(taken[provider])).toEqual({ status: 200, outcome: 'applied' });
    }
    const before = await written();
    const makers = Object.entries(attackers(taken));
    const attacks = Array.from({ length: ATTACKS }, (_, number) => {
      const provider = providers[number % 2] ?? 'stripe';
      const [name = '', make] = makers[Math.floor(number / 2) % makers.length] ?? [];
      const attack = make?.(purchase(provider, `attack_${number}`));
      return { name: `${provider} ${name}`, attack };
    });
    const wrong: string[] = [];
    await inParallel(shuffled(attacks, randomFrom(7)), 8, async ({ name, attack }) => {
      if (!attack) throw new Error(name);
      const { status } = await post(stack.url, attack.to, attack.body, attack.headers);
      if (status !== attack.status) wrong.push(`${name}: ${status}`);
    });
    expect(wrong).toEqual([]);
    expect(await written()).toEqual(before);
  });

  it('include an event that is repeated with its own signature, which is a duplicate', async () => {
    const before = await written();
    for (const provider of providers) {
      expect(await send(purchase(provider, 'first'))).toEqual({
        status: 200,
        outcome: 'duplicate',
      });
    }
    expect(await written()).toEqual(before);
  });
});

describe(`${BUYERS} buyers at once`, () => {
  it('get the 10 places, and the others are oversold', async () => {
    await stack.project.sql`delete from public.store_members`;
    const buyers = Array.from({ length: BUYERS }, (_, number) =>
      purchase(providers[number % 2] ?? 'stripe', `buyer_${number}`),
    );
    const statuses = await Promise.all(
      buyers.map(async (buyer) => {
        let { status } = await send(buyer);
        // The database processes a store's events one after the other, so some requests time out. Providers send these
        // events again, each time after a longer pause.
        for (let pause = 250; status === 503; pause *= 2) {
          await wait(pause * (1 + Math.random()));
          ({ status } = await send(buyer));
        }
        return status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const rows = await stack.project.sql`
      select is_oversold, count(*)::int as count from public.store_members group by 1 order by 1`;
    expect([...rows]).toEqual([
      { is_oversold: false, count: 10 },
      { is_oversold: true, count: BUYERS - 10 },
    ]);
  });
});
