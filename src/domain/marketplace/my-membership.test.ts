import { describe, expect, it } from 'vitest';
import { canceledBy, endingOf, waysOf } from './my-membership';
import type { MemberProvider, MemberStatus } from './store-member';

const now = Date.parse('2026-11-25T12:00:00Z');
const later = '2026-12-01T00:00:00.000Z';
const earlier = '2026-11-01T00:00:00.000Z';

const membership = (
  status: MemberStatus,
  provider: MemberProvider,
  until: string | null,
  type: 'subscription' | 'one-time' = 'subscription',
) => ({ status, provider, until, type, isEnding: false });

describe('the date of a membership', () => {
  it.each([
    ['a paid subscription', membership('active', 'stripe', later), 'paidUntil'],
    ['canceled at its end', { ...membership('active', 'whop', later), isEnding: true }, 'until'],
    ['a late payment', membership('past_due', 'whop', earlier), 'paidUntil'],
    ['a one-time purchase with an end', membership('active', 'stripe', later, 'one-time'), 'until'],
    ['added by hand', membership('active', 'manual', later), 'until'],
    ['canceled, and not over yet', membership('canceled', 'stripe', later), 'until'],
    ['canceled', membership('canceled', 'stripe', earlier), 'ended'],
    ['refunded', membership('refunded', 'file', earlier), 'ended'],
  ])('%s', (_, bought, kind) => {
    expect(endingOf(bought, now)).toEqual({ kind, date: bought.until });
  });

  it('may be missing', () => {
    expect(endingOf(membership('active', 'manual', null), now)).toEqual({
      kind: 'noEnd',
      date: null,
    });
    expect(endingOf(membership('refunded', 'stripe', null), now)).toEqual({
      kind: 'over',
      date: null,
    });
  });
});

it.each([
  [membership('active', 'stripe', null), 'stripe'],
  [membership('past_due', 'whop', null), 'whop'],
  [membership('active', 'manual', null), 'store'],
  [membership('active', 'file', later), 'store'],
  [membership('active', 'stripe', null, 'one-time'), null],
  [membership('canceled', 'stripe', later), null],
  [membership('refunded', 'manual', null), null],
] as const)('%o is canceled by %s', (bought, by) => {
  expect(canceledBy(bought)).toBe(by);
});

describe('where a membership leads, most wanted first', () => {
  const server = { id: '900000000000000001', role: 'due', roleName: null } as const;
  const store = { slug: 'cards', supportUrl: 'https://cards.example/help' };
  const bought = { status: 'active', provider: 'whop', server, store } as const;
  it.each([
    ['with a place', bought, 'server support store'],
    ['past due on Whop', { ...bought, status: 'past_due' }, 'payment server support store'],
    [
      'past due on Stripe',
      { ...bought, status: 'past_due', provider: 'stripe' },
      'server support store',
    ],
    ['without a server', { ...bought, server: null }, 'support store'],
    ['ended', { ...bought, status: 'canceled', server: null }, 'store support'],
    [
      'in a store without a page and support',
      { ...bought, store: { slug: null, supportUrl: null } },
      'server',
    ],
  ] as const)('%s', (_, each, expected) => {
    expect(
      waysOf(each)
        .map(({ to }) => to)
        .join(' '),
    ).toBe(expected);
  });

  it('has the addresses', () => {
    expect(waysOf({ ...bought, status: 'past_due' }).map(({ href }) => href)).toEqual([
      'https://whop.com/@me/settings/memberships',
      'https://discord.com/channels/900000000000000001',
      'https://cards.example/help',
      '/store/cards',
    ]);
  });
});
