import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeOf,
  copyOf,
  detailsOf,
  hasMembershipChange,
  isListOutdatedBy,
  lastPosition,
  markOf,
  moved,
  orderedBy,
  withEdit,
  withPending,
  type OwnMembership,
} from './own-membership';

const vault: OwnMembership = {
  id: 'vault',
  name: 'Vault',
  description: '',
  type: 'subscription',
  interval: 'month',
  priceMinor: 4999,
  currency: 'USD',
  maxMembers: 100,
  members: 88,
  earlyBirdPriceMinor: null,
  earlyBirdUntil: null,
  earlyBirdPlaces: null,
  features: ['One'],
  checkoutUrl: 'https://buy.stripe.com/vault',
  position: 1,
  isVisible: true,
  archivedAt: null,
  roleId: null,
  version: 3,
};
const basic: OwnMembership = { ...vault, id: 'basic', name: 'Basic', position: 0 };
const late: OwnMembership = { ...vault, id: 'late', name: 'Late', position: 2 };
const ids = (memberships: readonly OwnMembership[]) => memberships.map(({ id }) => id);

describe('markOf', () => {
  it.each<[change: Partial<OwnMembership>, mark: ReturnType<typeof markOf>]>([
    [{}, null],
    [{ archivedAt: '2026-11-01T00:00:00.000Z', isVisible: false }, 'archived'],
    [{ isVisible: false, members: 100 }, 'hidden'],
    [{ members: 100, checkoutUrl: null }, 'soldOut'],
    [{ checkoutUrl: null }, 'notOnSale'],
    [{ checkoutUrl: 'javascript:alert(1)' }, 'notOnSale'],
  ])('%j: %s', (change, mark) => {
    expect(markOf({ ...vault, ...change }, 0)).toBe(mark);
  });
});

describe('changeOf', () => {
  it('has only the values that differ', () => {
    const details = { ...detailsOf(vault), name: 'Vault 2', features: ['One'] };
    expect(changeOf(vault, details)).toEqual({ name: 'Vault 2' });
    expect(changeOf(vault, { ...details, features: [] })).toEqual({
      name: 'Vault 2',
      features: [],
    });
  });

  it('is what makes the membership have the details', () => {
    const details = { ...detailsOf(vault), priceMinor: 5, checkoutUrl: null };
    const change = changeOf(vault, details);
    expect(hasMembershipChange(vault, change)).toBe(false);
    expect(hasMembershipChange({ ...vault, ...change }, change)).toBe(true);
    expect(changeOf({ ...vault, ...change }, details)).toEqual({});
  });
});

describe('copyOf', () => {
  it('is hidden, and named after the original', () => {
    expect(copyOf(vault)).toEqual({ ...detailsOf(vault), name: 'Vault (copy)', isVisible: false });
  });

  it('has a name that is not too long, and cuts no character in half', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }), (name) => {
        const copy = copyOf({ ...vault, name }).name;
        expect(Array.from(copy).length).toBeLessThanOrEqual(100);
        expect(copy).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

describe('withEdit', () => {
  const list = [basic, vault, late];

  it('replaces a membership', () => {
    const renamed = { ...vault, name: 'Renamed', version: 4 };
    expect(withEdit(list, { kind: 'stored', membership: renamed })).toEqual([basic, renamed, late]);
  });

  it('places a copy after its original, and a new one by its position', () => {
    const copy = { ...basic, id: 'copy' };
    const added = { ...late, id: 'added', position: lastPosition(list) };
    const edited = withEdit(withEdit(list, { kind: 'stored', membership: copy }), {
      kind: 'stored',
      membership: added,
    });
    expect(ids(edited)).toEqual(['basic', 'copy', 'vault', 'late', 'added']);
  });

  it('removes a membership, and orders the rest', () => {
    expect(ids(withEdit(list, { kind: 'deleted', id: 'basic' }))).toEqual(['vault', 'late']);
    const positions = { late: 0, basic: 1, vault: 2 };
    expect(ids(withEdit(list, { kind: 'ordered', positions }))).toEqual(['late', 'basic', 'vault']);
  });

  it('never loses or repeats a membership, whatever the order', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('basic', 'vault', 'other'), fc.integer()),
        (positions) => {
          const edited = withEdit(list, { kind: 'ordered', positions });
          expect(ids(edited).toSorted()).toEqual(['basic', 'late', 'vault']);
        },
      ),
    );
  });
});

describe('the order', () => {
  it('is that of the ids, then the rest', () => {
    expect(ids(orderedBy([basic, vault, late], ['late', 'gone', 'basic']))).toEqual([
      'late',
      'basic',
      'vault',
    ]);
  });

  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
    [0, 3, ['a', 'b', 'c']],
    [5, 0, ['a', 'b', 'c']],
  ])('moved from %d to %d', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
  });
});

it.each([
  ['nothing', null, ['basic', 'vault']],
  ['a change of a membership', { kind: 'hide', membership: vault }, ['basic', 'vault']],
  ['an order', { kind: 'order', ids: ['vault', 'basic'] }, ['vault', 'basic']],
] as const)('while %s is being saved', (_, action, shown) => {
  expect(ids(withPending([basic, vault], action))).toEqual(shown);
});

it.each([
  ['conflict', true],
  ['notAllowed', true],
  ['hasMembers', true],
  ['unanswered', true],
  ['rejected', false],
  ['signInRequired', false],
  ['unreachable', false],
] as const)('%s: the list is out of date: %s', (kind, isOutdated) => {
  expect(isListOutdatedBy(kind)).toBe(isOutdated);
});
