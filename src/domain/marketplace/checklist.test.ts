import { describe, expect, it } from 'vitest';
import {
  checklistOf,
  type ChecklistStep,
  firstWithoutCheckout,
  hiddenReason,
  type ListedMembership,
} from './checklist';

const fresh = { name: 'Cards', isDesigned: false, isVisible: false };
const membership = (change: Partial<ListedMembership> = {}): ListedMembership => ({
  checkoutUrl: 'https://buy.stripe.com/a',
  isVisible: true,
  archivedAt: null,
  ...change,
});

describe('checklistOf', () => {
  it.each<[string, typeof fresh, readonly ListedMembership[], readonly ChecklistStep[]]>([
    ['a new store', fresh, [], ['name']],
    ['an unnamed store', { ...fresh, name: ' ' }, [], []],
    ['a designed store', { ...fresh, isDesigned: true }, [], ['name', 'design']],
    ['a membership with a link', fresh, [membership()], ['name', 'membership', 'checkout']],
    ['one without a link', fresh, [membership({ checkoutUrl: null })], ['name', 'membership']],
    [
      'two, one without a link',
      fresh,
      [membership(), membership({ checkoutUrl: null })],
      ['name', 'membership'],
    ],
    ['a hidden one', fresh, [membership({ isVisible: false })], ['name']],
    [
      'an archived one without a link beside another',
      fresh,
      [membership(), membership({ archivedAt: '2026-11-01T00:00:00Z', checkoutUrl: null })],
      ['name', 'membership', 'checkout'],
    ],
    [
      'a published store',
      { name: 'Cards', isDesigned: true, isVisible: true },
      [membership()],
      ['name', 'design', 'membership', 'checkout', 'publish'],
    ],
  ])('%s', (_, store, memberships, done) => {
    const items = checklistOf(store, memberships);
    expect(items.map(({ step }) => step)).toEqual([
      'name',
      'design',
      'membership',
      'checkout',
      'publish',
    ]);
    expect(items.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(done);
  });
});

describe('firstWithoutCheckout', () => {
  it('returns the first one that visitors can see', () => {
    const missing = membership({ checkoutUrl: null });
    const memberships = [
      membership(),
      membership({ checkoutUrl: null, isVisible: false }),
      membership({ checkoutUrl: null, archivedAt: '2026-11-01T00:00:00Z' }),
      missing,
      membership({ checkoutUrl: null }),
    ];
    expect(firstWithoutCheckout(memberships)).toBe(missing);
    expect(firstWithoutCheckout(memberships.slice(0, 3))).toBeNull();
  });
});

describe('hiddenReason', () => {
  it.each([
    [true, true, false, null],
    [true, false, false, 'notVisible'],
    [false, true, false, 'notDesigned'],
    [false, false, false, 'notDesigned'],
    [true, true, true, 'hiddenBySite'],
  ] as const)('designed %s, visible %s, hidden %s: %s', (isDesigned, isVisible, hidden, reason) => {
    expect(hiddenReason({ isDesigned, isVisible, isHiddenBySite: hidden })).toBe(reason);
  });
});
