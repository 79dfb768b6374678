import { describe, expect, it } from 'vitest';
import { createMockBackend } from './backend';
import { atPresent, WRITTEN_FOR } from './clock';
import { startingChanges, startingCounts } from './market/starting-counts';
import { cardsId } from './market/starting-stores';
import { transactionsOf } from './market/payments';
import { overviewOf } from './market/overview';

const HOUR = 3_600_000;

it.each([
  ['2026-11-24T09:00:00.000Z', '2031-07-14T09:00:00.000Z'],
  ['2026-11-24T09:00:00+00:00', '2031-07-14T09:00:00+00:00'],
  ['2026-11-24', '2026-11-24'],
  ['on 2026-11-24T09:00:00Z', 'on 2026-11-24T09:00:00Z'],
])('the text %s of the mocks is %s later', (written, moved) => {
  expect(atPresent({ written }, Date.UTC(2031, 6, 15, 23, 59))).toEqual({ written: moved });
});

/** The times at which rows were made. Other times, such as `until`, may be in the future. */
const past = new Set(['since', 'created_at', 'added_at', 'replied_at', 'decided_at', 'saved_at']);

function timesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    past.has(key) && typeof inner === 'string' ? [inner] : timesIn(inner),
  );
}

describe.each([
  ['the day for which they are written', WRITTEN_FOR],
  ['the end of that day', WRITTEN_FOR + 24 * HOUR - 1],
  ['half a year before', Date.UTC(2026, 4, 31, 1)],
  ['a leap day', Date.UTC(2028, 1, 29, 12)],
  ['years later', Date.UTC(2035, 0, 1, 0, 1)],
])('the rows of the mocks on %s', (_, now) => {
  const lastWeek = new Date(now - 7 * 24 * HOUR).toISOString();
  const isRecent = (time: string) => time >= lastWeek;

  it.each(['owner', 'seller-busy', 'seller-reviews'] as const)(
    'are recent and not in the future, in the world %s',
    (name) => {
      const { store, context } = createMockBackend({ world: name, now: () => now });
      const { conditions } = context;
      const rows = {
        stores: store.storesOf(conditions),
        members: store.members.rows(conditions),
        reviews: store.reviews.rows({ ...conditions, stores: 'bought' }),
        waiting: store.waitlists.rows({ waiting: 'many' }),
        reports: store.reports.rows({ reports: 'some' }),
        decisions: store.reports.log({ reports: 'some' }),
        history: store.revisionsOf('845201933120405504'),
        team: store.team.rows(),
      };
      expect(timesIn(rows).filter((time) => Date.parse(time) > now)).toEqual([]);
      for (const kind of [
        'members',
        'reviews',
        'waiting',
        'reports',
        'decisions',
        'history',
      ] as const) {
        expect([kind, timesIn(rows[kind]).some(isRecent)]).toEqual([kind, true]);
      }
      const [home] = rows.stores.filter(({ id }) => id === cardsId);
      if (!home) throw new Error('No store card-collectors');
      const shown = overviewOf(
        {
          members: rows.members.filter(({ store_id }) => store_id === cardsId),
          memberships: home.memberships,
          transactions: transactionsOf(home, { payments: 'usual' }, now),
          waitingPlans: [],
          reviews: [],
          waiting: [],
          counts: startingCounts(home, { storeOverview: 'usual', payments: 'usual' }, now),
          changes: startingChanges(home, { storeOverview: 'usual', payments: 'usual' }, now),
        },
        7,
        now,
      );
      const some = expect.toSatisfy((count: number) => count > 0) as number;
      expect(shown).toMatchObject({
        members: { active: some, joined: some, ended: some },
        days: expect.arrayContaining([expect.objectContaining({ visits: some, members: some })]),
        money: expect.arrayContaining([expect.objectContaining({ payments: some })]),
        changes: [{ kind: 'design' }],
      });
    },
  );
});
