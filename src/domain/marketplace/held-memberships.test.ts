import { describe, expect, it } from 'vitest';
import { heldMemberships } from './held-memberships';
import type { MyMembership } from './my-membership';

const store = { id: 'biz_1' };
const mine = (change: object) =>
  ({
    id: 'member',
    membershipId: 'gold',
    status: 'active',
    isOffered: false,
    provider: 'stripe',
    server: { id: '900000000000000001', role: 'due', roleName: null },
    store: { id: 'biz_1', slug: null, supportUrl: null },
    ...change,
  }) as MyMembership;

describe('heldMemberships', () => {
  it.each<[string, object, readonly string[]]>([
    ['one that is active', {}, ['gold']],
    ['one whose payment is late', { status: 'past_due' }, ['gold']],
    ['one that has ended', { status: 'canceled' }, []],
    ['one that was refunded', { status: 'refunded' }, []],
    ['one that is not confirmed', { isOffered: true }, []],
    ['one of another store', { store: { id: 'biz_2' } }, []],
  ])('%s', (_, change, expected) => {
    expect([...heldMemberships(store, [mine(change)]).keys()]).toEqual(expected);
  });

  it('one of several with the same name and price', () => {
    const held = heldMemberships(store, [mine({ membershipId: 'second gold' })]);
    expect([held.has('gold'), held.has('second gold')]).toEqual([false, true]);
  });

  it('opens the server of the store, or Discord if it has none', () => {
    expect(heldMemberships(store, [mine({})]).get('gold')).toBe(
      'https://discord.com/channels/900000000000000001',
    );
    expect(heldMemberships(store, [mine({ server: null })]).get('gold')).toBe(
      'https://discord.com/channels/@me',
    );
  });
});
