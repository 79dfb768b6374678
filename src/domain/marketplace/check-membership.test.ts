import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMembership, type MembershipProblems } from './check-membership';
import { isoOfLocalTime, localTimeOf } from './local-time';
import { emptyForm, formOfMembership, type MembershipForm } from './membership-form';
import { changeOf, type OwnMembership } from './own-membership';

const now = Date.parse('2026-11-24T12:00:00Z');
const inAWeek = localTimeOf('2026-12-01T12:00:00Z');
const aWeekAgo = localTimeOf('2026-11-17T12:00:00Z');

const form: MembershipForm = { ...emptyForm, name: 'Vault', price: '49.99' };
const early: MembershipForm = {
  ...form,
  hasEarlyBird: true,
  earlyBirdPrice: '39.99',
  earlyBirdPlaces: '10',
};

const check = (change: Partial<MembershipForm>, base: OwnMembership | null = null) =>
  checkMembership({ ...form, ...change }, { base, now });

const stored: OwnMembership = {
  id: 'vault',
  name: 'Vault',
  description: 'Everything',
  type: 'subscription',
  interval: 'year',
  priceMinor: 4999,
  currency: 'USD',
  maxMembers: 100,
  members: 88,
  earlyBirdPriceMinor: 3999,
  earlyBirdUntil: '2026-11-01T10:20:30.456Z',
  earlyBirdPlaces: 95,
  features: ['One', 'Two'],
  checkoutUrl: 'https://buy.stripe.com/vault',
  position: 1,
  isVisible: false,
  archivedAt: null,
  roleId: '845201933120405504',
  version: 3,
};

describe('checkMembership', () => {
  it('reads a new membership', () => {
    expect(check({ features: [{ key: 0, text: ' ' }], maxMembers: '1,000' })).toEqual({
      problems: {},
      details: {
        name: 'Vault',
        description: '',
        type: 'subscription',
        interval: 'month',
        priceMinor: 4999,
        currency: 'USD',
        maxMembers: 1000,
        earlyBirdPriceMinor: null,
        earlyBirdUntil: null,
        earlyBirdPlaces: null,
        features: [],
        checkoutUrl: null,
        isVisible: true,
        roleId: null,
      },
    });
  });

  it('has an interval only for subscriptions', () => {
    expect(check({ type: 'one-time', interval: 'year' }).details?.interval).toBeNull();
    expect(check({ interval: 'year' }).details?.interval).toBe('year');
  });

  it('drops an early bird that is off, with its problems', () => {
    const { details, problems } = check({ ...early, hasEarlyBird: false, earlyBirdPrice: 'x' });
    expect(problems).toEqual({});
    expect(details?.earlyBirdPriceMinor).toBeNull();
    expect(details?.earlyBirdPlaces).toBeNull();
  });

  it.each<[change: Partial<MembershipForm>, problems: MembershipProblems]>([
    [{ name: ' ' }, { name: { kind: 'missing' } }],
    [{ name: '\u200B\u200B' }, { name: { kind: 'missing' } }],
    [{ name: '🃏'.repeat(100) }, {}],
    [{ name: '🃏'.repeat(101) }, { name: { kind: 'tooLong', limit: 100, count: 101 } }],
    [{ description: 'x'.repeat(4_000) }, {}],
    [
      { description: 'x'.repeat(10_000) },
      { description: { kind: 'tooLong', limit: 4_000, count: 10_000 } },
    ],
    [{ price: '' }, { price: { kind: 'missing' } }],
    [{ price: '0' }, {}],
    [{ price: '-5' }, { price: { kind: 'price', error: { kind: 'negative' }, currency: 'USD' } }],
    [
      { price: '49.99', currency: 'JPY' },
      {
        price: {
          kind: 'price',
          error: { kind: 'tooPrecise', below: 49, above: 50 },
          currency: 'JPY',
        },
      },
    ],
    [{ maxMembers: '0' }, {}],
    [{ maxMembers: '2147483647' }, {}],
    [
      { maxMembers: '2147483648' },
      { maxMembers: { kind: 'outOfBounds', least: 0, most: 2_147_483_647 } },
    ],
    [
      { maxMembers: '1e400' },
      { maxMembers: { kind: 'outOfBounds', least: 0, most: 2_147_483_647 } },
    ],
    [
      { maxMembers: '1.5' },
      { maxMembers: { kind: 'number', error: { kind: 'fraction', below: 1, above: 2 } } },
    ],
    [{ ...early }, {}],
    [{ ...early, earlyBirdPlaces: '', earlyBirdUntil: inAWeek }, {}],
    [{ ...early, earlyBirdUntil: inAWeek }, {}],
    [{ ...early, earlyBirdPrice: '' }, { earlyBirdPrice: { kind: 'missing' } }],
    [
      { ...early, earlyBirdPrice: '49.99' },
      { earlyBirdPrice: { kind: 'earlyBirdNotLower', priceMinor: 4999, currency: 'USD' } },
    ],
    // A missing price is reported as the only problem, because there is then no price to compare the early-bird price
    // with.
    [{ ...early, price: '' }, { price: { kind: 'missing' } }],
    [{ ...early, earlyBirdPlaces: '' }, { earlyBirdUntil: { kind: 'earlyBirdWithoutEnd' } }],
    [{ ...early, earlyBirdUntil: aWeekAgo }, { earlyBirdUntil: { kind: 'earlyBirdEnded' } }],
    [{ ...early, earlyBirdUntil: '2026-13-01T10:00' }, { earlyBirdUntil: { kind: 'notADate' } }],
    [{ ...early, earlyBirdUntil: '2027-02-31T10:00' }, { earlyBirdUntil: { kind: 'notADate' } }],
    [
      { ...early, earlyBirdPlaces: '0' },
      { earlyBirdPlaces: { kind: 'outOfBounds', least: 1, most: 2_147_483_647 } },
    ],
    [
      { ...early, maxMembers: '9' },
      { earlyBirdPlaces: { kind: 'morePlacesThanMembers', most: 9 } },
    ],
    [{ ...early, maxMembers: '10' }, {}],
    [
      { features: Array.from({ length: 101 }, (_, key) => ({ key, text: 'x' })) },
      { features: { kind: 'tooMany', limit: 100, count: 101 } },
    ],
    [
      { features: Array.from({ length: 200 }, (_, key) => ({ key, text: key < 100 ? 'x' : ' ' })) },
      {},
    ],
    [
      {
        features: [
          { key: 0, text: 'x' },
          { key: 1, text: 'x'.repeat(201) },
        ],
      },
      { features: { kind: 'featureTooLong', feature: 2, limit: 200, count: 201 } },
    ],
    [
      { checkoutUrl: 'javascript:alert(1)' },
      { checkoutUrl: { kind: 'link', problem: { kind: 'notHttps' } } },
    ],
    [{ roleId: '@everyone' }, { roleId: { kind: 'notARole' } }],
    [{ roleId: '845201933120405504' }, {}],
  ])('%j', (change, problems) => {
    const checked = check(change);
    expect(checked.problems).toEqual(problems);
    expect(checked.details === null).toBe(Object.keys(problems).length > 0);
  });

  it('reads a stored membership from its form as itself, also after its early bird has ended', () => {
    const { details, problems } = checkMembership(formOfMembership(stored), { base: stored, now });
    expect(problems).toEqual({});
    expect(details && changeOf(stored, details)).toEqual({});
  });

  it('does not accept the end of an earlier early bird for a new membership', () => {
    const { problems } = checkMembership(formOfMembership(stored), { base: null, now });
    expect(problems).toEqual({ earlyBirdUntil: { kind: 'earlyBirdEnded' } });
  });

  it('returns what the database accepts, or a problem', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));
    const number = fc.oneof(fc.nat().map(String), fc.string());
    const anyForm = fc.record<MembershipForm>({
      type: fc.constantFrom('subscription', 'one-time'),
      name: text,
      description: text,
      price: number,
      currency: fc.constantFrom('USD', 'JPY', 'KWD'),
      interval: fc.constantFrom('month', 'year', 'week'),
      isVisible: fc.boolean(),
      maxMembers: number,
      hasEarlyBird: fc.boolean(),
      earlyBirdPrice: number,
      earlyBirdUntil: fc.constantFrom('', inAWeek, aWeekAgo, 'x'),
      earlyBirdPlaces: number,
      features: fc.array(text).map((texts) => texts.map((each, key) => ({ key, text: each }))),
      checkoutUrl: fc.oneof(fc.constant(''), fc.webUrl(), text),
      roleId: fc.constantFrom('', '845201933120405504', 'x'),
    });
    fc.assert(
      fc.property(anyForm, (typed) => {
        const { details, problems } = checkMembership(typed, { base: null, now });
        expect(details === null).toBe(Object.keys(problems).length > 0);
        if (details === null) return;
        const { name, priceMinor, earlyBirdPriceMinor, interval, type, features } = details;
        expect(name.trim()).not.toBe('');
        expect(`${name}${details.description}${features.join('')}`).not.toContain('\u0000');
        expect(interval === null).toBe(type === 'one-time');
        expect(earlyBirdPriceMinor === null || earlyBirdPriceMinor < priceMinor).toBe(true);
      }),
    );
  });
});

describe('local times', () => {
  it('are read back as they are written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const text = localTimeOf(date.toISOString());
          const iso = isoOfLocalTime(text);
          expect(iso && localTimeOf(iso)).toBe(text);
        },
      ),
    );
  });

  it.each([
    '',
    'tomorrow',
    '2026-12-01',
    '2026-12-01T25:00',
    '2026-02-30T10:00',
    '12026-01-01T10:00',
  ])('%j is no time', (text) => expect(isoOfLocalTime(text)).toBeNull());
});
