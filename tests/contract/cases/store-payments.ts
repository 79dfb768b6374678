import { expect } from 'vitest';
import { startingStores } from '#mocks/market/starting-stores';
import type { PersonName } from '#mocks/session/people';
import { errorIn, type Cases, type World } from '../world';

/** A store of the owner. The store has no payments. */
const lab = 'biz_00000002';
const [membership] = startingStores.find(({ id }) => id === lab)?.memberships ?? [];
const unused = '5a1e1111-0000-4000-8000-00000000ffff';

const noTransactions = { total: 0, sums: [], unassigned: [], transactions: [] };
const nothingSet = {
  providers: [
    { provider: 'stripe', set_at: null, last_event_at: null },
    { provider: 'whop', set_at: null, last_event_at: null },
  ],
  events: [],
  plans: [],
  waiting_plans: [],
};

const reads = [
  'store_transactions_page',
  'store_transactions_after',
  'store_months',
  'payment_setup',
] as const;

const read = ({ as }: World, person: PersonName | null, name: (typeof reads)[number]) =>
  as(person).rpc(name, { store_id: lab });

const setSecret = ({ as }: World, person: PersonName | null, secret: string, provider = 'stripe') =>
  as(person).rpc('set_payment_secret', { store_id: lab, provider, secret });

const assign = ({ as }: World, person: PersonName | null, membershipId: string | null) =>
  as(person).rpc('assign_plan', {
    store_id: lab,
    provider: 'stripe',
    plan_id: 'price_1',
    membership_id: membershipId,
  });

const dismiss = ({ as }: World, person: PersonName | null) =>
  as(person).rpc('dismiss_plan', { store_id: lab, provider: 'stripe', plan_id: 'price_1' });

export const storePaymentCases: Cases = {
  'a seller reads the payments of the own store only': async (world) => {
    const answers = {
      store_transactions_page: noTransactions,
      store_transactions_after: { rows: [], next: null },
      store_months: [],
      payment_setup: nothingSet,
    };
    for (const name of reads) {
      expect((await read(world, 'owner', name)).data).toEqual(answers[name]);
      expect(errorIn(await read(world, 'newcomer', name))).toEqual({ status: 403, code: '42501' });
      expect(errorIn(await read(world, 'admin', name))).toEqual({ status: 403, code: '42501' });
      expect(errorIn(await read(world, null, name))).toEqual({ status: 401, code: '42501' });
    }
  },
  'transactions are found with every filter': async ({ as }) => {
    const { data } = await as('owner').rpc('store_transactions_page', {
      store_id: lab,
      search: 'ada',
      kind: 'refund',
      status: 'succeeded',
      membership_id: unused,
      currency: 'USD',
      from_time: '2026-11-01T00:00:00Z',
      to_time: '2026-12-01T00:00:00Z',
      page: 2,
      page_size: 10,
    });
    expect(data).toEqual(noTransactions);
  },
  'a function is not found by other parameters': async ({ as }) => {
    for (const name of reads) {
      const answer = await as('owner').rpc(name, { store_id: lab, nothing: 1 });
      expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST202' });
    }
  },
  'a seller sets and removes a secret, which cannot be read': async (world) => {
    expect((await setSecret(world, 'owner', 'whsec_12345678')).data).toEqual(expect.any(String));
    const { data } = await read(world, 'owner', 'payment_setup');
    expect(data).toEqual({
      ...nothingSet,
      providers: [
        { provider: 'stripe', set_at: expect.any(String), last_event_at: null },
        nothingSet.providers[1],
      ],
    });
    expect((await setSecret(world, 'owner', '')).data).toBeNull();
    expect((await read(world, 'owner', 'payment_setup')).data).toEqual(nothingSet);
  },
  'what cannot be a secret is refused': async (world) => {
    for (const secret of [
      'short',
      'with a space in it',
      'ünicode-secret',
      'x'.repeat(501),
      'whsec_AA==',
      'sk_live_0123456789',
      'rk_test_0123456789',
    ]) {
      const answer = await setSecret(world, 'owner', secret);
      expect(errorIn(answer)).toEqual({ status: 400, code: '22023' });
    }
    const unknown = await setSecret(world, 'owner', 'whsec_12345678', 'paypal');
    expect(errorIn(unknown)).toEqual({ status: 400, code: '23514' });
  },
  'only the seller changes the connection': async (world) => {
    for (const [person, status] of [
      ['newcomer', 403],
      [null, 401],
    ] as const) {
      const answers = [
        await setSecret(world, person, 'whsec_12345678'),
        await assign(world, person, membership?.id ?? ''),
        await dismiss(world, person),
      ];
      expect(answers.map(errorIn)).toEqual([
        { status, code: '42501' },
        { status, code: '42501' },
        { status, code: '42501' },
      ]);
    }
    expect((await read(world, 'owner', 'payment_setup')).data).toEqual(nothingSet);
  },
  'a plan is assigned to a membership of the store, dismissed, and removed': async (world) => {
    expect((await assign(world, 'owner', unused)).data).toBe('unknownMembership');
    expect((await assign(world, 'owner', membership?.id ?? '')).data).toBe('saved');
    expect((await read(world, 'owner', 'payment_setup')).data).toEqual({
      ...nothingSet,
      plans: [{ provider: 'stripe', plan_id: 'price_1', membership_id: membership?.id }],
    });
    expect((await dismiss(world, 'owner')).data).toBe('saved');
    expect((await read(world, 'owner', 'payment_setup')).data).toEqual({
      ...nothingSet,
      plans: [{ provider: 'stripe', plan_id: 'price_1', membership_id: null }],
    });
    expect((await assign(world, 'owner', null)).data).toBe('saved');
    expect((await read(world, 'owner', 'payment_setup')).data).toEqual(nothingSet);
  },
};
