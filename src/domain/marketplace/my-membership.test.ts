import { describe, expect, it } from 'vitest';
import { canceledBy, endingOf } from './my-membership';
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
