import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Result } from '#domain/result';
import { scenario } from '../../../tests/setup/scenario';
import { planWalk, type WalkOptions } from '../../../tests/setup/walk-machine';
import { reader } from './reader';
import { fromEarlierVisit, readerFixtures } from './reader.fixtures';

type Kind = 'signInRequired' | 'notAllowed' | 'unreachable';
type Page = { rows: readonly string[]; pages: number };
type Answer = Result<Page, { kind: Kind }>;

const kinds = { signInRequired: 'stays', notAllowed: 'closes', unreachable: 'stays' } as const;
const page: Page = { rows: ['Ada', 'Ben'], pages: 2 };
const input = { storeId: 'biz_1', query: { page: 0 } };

const once = reader<{ answer: Answer }>()({ id: 'once', kinds, follows: 'nothing' });
const started = reader<{ answer: Answer }>()({ id: 'started', kinds, follows: 'reload' });
const list = reader<{
  answer: Answer;
  input: { storeId: string };
  query: { page: number };
  patch: string;
}>()({
  id: 'list',
  kinds,
  follows: 'rows',
  pages: ({ pages }) => pages,
  patch: (value, row) => ({ ...value, rows: [row, ...value.rows] }),
});
const search = reader<{ answer: Answer; query: { search: string; page: number } }>()({
  id: 'search',
  kinds,
  follows: 'page',
  pages: ({ pages }) => pages,
  search: (typed) => typed.trim(),
});
const period = reader<{ answer: Answer; query: { days: number } }>()({
  id: 'period',
  kinds,
  follows: 'page',
  pages: null,
  merge: (shown, read) => ({ ...read, rows: [...read.rows, ...shown.rows.slice(1)] }),
});

const known = reader<{ answer: Answer; input: { page: Page } }>()({
  id: 'known',
  kinds: { signInRequired: 'stays', notAllowed: 'stays', unreachable: 'stays' },
  follows: 'rows',
  given: (request) => request.page,
});

/** Returns what neither a first visit nor a later one reaches. */
function unreached<Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: WalkOptions<Machine>,
): string[] {
  const walks = machine === known ? [fixtures] : [fixtures, fromEarlierVisit(fixtures)];
  const [first = [], later = first] = walks.map(
    (each) => planWalk(machine, each).coverage().missing,
  );
  return first.filter((missing) => later.includes(missing));
}

describe.each([
  ['reads once', () => unreached(once, readerFixtures(once, { values: [page] }))],
  ['starts when started', () => unreached(started, readerFixtures(started, { values: [page] }))],
  [
    'starts with a value',
    () => unreached(known, readerFixtures(known, { values: [page], input: { page } })),
  ],
  [
    'follows the page, for one query at a time',
    () =>
      unreached(
        period,
        readerFixtures(period, {
          values: [page],
          input: { query: { days: 7 } },
          query: { days: 30 },
        }),
      ),
  ],
  [
    'follows rows, with pages and patches',
    () =>
      unreached(
        list,
        readerFixtures(list, {
          values: [{ ...page, pages: 3 }, page],
          input,
          query: { page: 2 },
          patch: 'Cleo',
        }),
      ),
  ],
  [
    'searches while the user types',
    () =>
      unreached(
        search,
        readerFixtures(search, {
          values: [{ ...page, pages: 3 }, page],
          input: { query: { search: '', page: 0 } },
          query: { search: 'ben', page: 2 },
        }),
      ),
  ],
])('a reader that %s', (_, missing) => {
  it('reaches every state and every transition', () => {
    expect(missing()).toEqual([]);
  });
});

const found = (value: Page): Answer => ({ ok: true, value });
const notFound = (kind: Kind): Answer => ({ ok: false, error: { kind } });
const open = () => scenario(list, { input: () => input, callbacks: ['watch'] });
const shown = () => open().resolve('load', found(page));
const on = (state: 'loading' | 'known' | { failed: Kind } | { shown: string | object }) =>
  ({ list: state, live: 'on' }) as never;

const searching = (query: { search: string; page: number }) => {
  const story = scenario(search, { input: () => ({ query }), callbacks: ['watch'] });
  return query.page < page.pages ? story.resolve('load', found(page)) : story;
};

describe('a reader', () => {
  it.each(['signInRequired', 'notAllowed', 'unreachable'] as const)(
    '%s: says why nothing is read, and reads again on retry, a change, and the return to the page',
    (kind) => {
      for (const type of ['retry', 'reload', 'page shown'] as const) {
        open()
          .resolve('load', notFound(kind))
          .expect(on({ failed: kind }))
          .expectContext({ error: kind, value: null })
          .send({ type })
          .resolve('load', found(page))
          .expect(on({ shown: 'fresh' }))
          .expectContext({ error: null, value: page });
      }
    },
  );

  it.each(['signInRequired', 'unreachable'] as const)('%s: keeps what was read', (kind) => {
    const story = shown().send({ type: 'reload' }).resolve('load', notFound(kind));
    story.expect(on({ shown: { stale: kind } })).expectContext({ error: kind, value: page });
    expect(story.snapshot().hasTag('stale')).toBe(true);
    story.send({ type: 'page shown' }).resolve('load', found(page)).expectContext({ error: null });
  });

  const later = () =>
    scenario(list, { input: () => ({ ...input, known: page }), callbacks: ['watch'] });

  it('shows what an earlier visit read, and reads it at once', () => {
    const newer = { ...page, rows: ['Cleo'] };
    later()
      .expect(on('known'))
      .expectContext({ value: page, request: input })
      .expectCalls('load', [input])
      .send({ type: 'page shown' })
      .expectCalls('load', [input])
      .resolve('load', found(newer))
      .expect(on({ shown: 'fresh' }))
      .expectContext({ value: newer });
    expect(later().snapshot().hasTag('known')).toBe(true);
  });

  it('reads again what this page changes while the value of an earlier visit is shown', () => {
    later()
      .send({ type: 'patch', patch: 'Cleo' })
      .expect(on('known'))
      .expectContext({ value: { rows: ['Cleo', 'Ada', 'Ben'], pages: 2 } })
      .expectCalls('load', [input, input])
      .expectRunning(['load', 'watch'])
      .receive('watch', { type: 'rows changed' })
      .resolve('load', found(page))
      .expect(on({ shown: 'waiting' }));
  });

  it('marks what an earlier visit read if there is no response', () => {
    later()
      .resolve('load', notFound('unreachable'))
      .expect(on({ shown: { stale: 'unreachable' } }))
      .expectContext({ value: page });
  });

  it.each(['signInRequired', 'notAllowed'] as const)(
    '%s: closes what an earlier visit read, even if an open page keeps it',
    (kind) => {
      later()
        .resolve('load', notFound(kind))
        .expect(on({ failed: kind }))
        .send({ type: 'retry' })
        .expect(on('loading'))
        .expectContext({ value: null });
    },
  );

  it('shows what was read before it was stopped when it is started again, unless that has changed', () => {
    const stopped = () =>
      scenario(started).send({ type: 'start' }).resolve('load', found(page)).send({ type: 'stop' });
    stopped().send({ type: 'start' }).expect('known').expectContext({ value: page });
    stopped()
      .send({ type: 'reload' })
      .send({ type: 'start' })
      .expect('loading')
      .expectContext({ value: null });
  });

  it('starts when it is started, once, and then reads again when it is started', () => {
    scenario(started)
      .send({ type: 'reload' })
      .expect('idle')
      .expectCalls('load', [])
      .send({ type: 'start' })
      .send({ type: 'start' })
      .expectCalls('load', [{}])
      .send({ type: 'reload' })
      .expectCalls('load', [{}, {}])
      .resolve('load', found(page))
      .expect({ shown: 'fresh' })
      .send({ type: 'start' })
      .expect({ shown: 'fresh' })
      .send({ type: 'reload' })
      .expect({ shown: 'refreshing' });
  });

  it('reads nothing after it is stopped, and starts over when it is started again', () => {
    scenario(started)
      .send({ type: 'start' })
      .send({ type: 'stop' })
      .expectRunning([])
      .send({ type: 'start' })
      .resolve('load', found(page))
      .send({ type: 'stop' })
      .expect('idle')
      .send({ type: 'reload' })
      .expectCalls('load', [{}, {}]);
  });

  it('starts with the value that it was given, and keeps it if it cannot be read', () => {
    const given = { rows: [], pages: 1 };
    scenario(known, { input: () => ({ page: given }), callbacks: ['watch'] })
      .expect(on({ shown: 'fresh' }))
      .expectContext({ value: given })
      .expectCalls('load', [])
      .send({ type: 'page shown' })
      .resolve('load', notFound('unreachable'))
      .expect(on({ shown: { stale: 'unreachable' } }))
      .expectContext({ value: given })
      .send({ type: 'page shown' })
      .resolve('load', found(page))
      .expectContext({ value: page });
  });

  it('closes when the right is removed, and shows nothing old while it is read again', () => {
    shown()
      .send({ type: 'page shown' })
      .resolve('load', notFound('notAllowed'))
      .expect(on({ failed: 'notAllowed' }))
      .expectContext({ value: page })
      .send({ type: 'page shown' })
      .expect(on('loading'))
      .expectContext({ value: null });
  });

  it('shows the value of the last query until the next one is read', () => {
    shown()
      .send({ type: 'ask', query: { page: 1 } })
      .expect(on('loading'))
      .expectContext({ value: page, answered: input, request: { ...input, query: { page: 1 } } })
      .resolve('load', found({ rows: [], pages: 2 }))
      .expectContext({ answered: { ...input, query: { page: 1 } } })
      .expectCalls('load', [input, { ...input, query: { page: 1 } }]);
  });

  it('reads the last page instead of one after it', () => {
    shown()
      .send({ type: 'ask', query: { page: 7 } })
      .resolve('load', found({ rows: [], pages: 2 }))
      .expect(on('loading'))
      .expectCalls('load', [
        input,
        { ...input, query: { page: 7 } },
        { ...input, query: { page: 1 } },
      ]);
  });

  it('reads changed rows once, a second after the first change', () => {
    shown()
      .receive('watch', { type: 'rows changed' })
      .after(600)
      .receive('watch', { type: 'rows changed' })
      .after(399)
      .expectCalls('load', [input])
      .after(1)
      .expect(on({ shown: 'refreshing' }))
      .receive('watch', { type: 'rows changed' })
      .resolve('load', found(page))
      .expect(on({ shown: 'waiting' }));
  });

  it('reads at once what was missed while no change was reported', () => {
    shown()
      .receive('watch', { type: 'channel lost' })
      .expect({ list: { shown: 'fresh' }, live: 'off' } as never)
      .receive('watch', { type: 'channel back' })
      .expect(on({ shown: 'refreshing' }));
  });

  it('keeps what the definition keeps of a value that is read again, and nothing of another query', () => {
    const [days7, days30] = [{ query: { days: 7 } }, { query: { days: 30 } }];
    scenario(period, { input: () => days7, callbacks: ['watch'] })
      .resolve('load', found(page))
      .expectContext({ value: page })
      .send({ type: 'reload' })
      .resolve('load', notFound('unreachable'))
      .expectContext({ value: page })
      .send({ type: 'reload' })
      .resolve('load', found({ rows: ['Cleo'], pages: 1 }))
      .expectContext({ value: { rows: ['Cleo', 'Ben'], pages: 1 }, answered: days7, error: null })
      .send({ type: 'ask', ...days30 })
      .resolve('load', found({ rows: ['Dora'], pages: 1 }))
      .expectContext({ value: { rows: ['Dora'], pages: 1 }, answered: days30 });
  });

  it('shows a change of this page at once, and sends a pending request again', () => {
    shown()
      .send({ type: 'patch', patch: 'Cleo' })
      .expect(on({ shown: 'fresh' }))
      .expectContext({ value: { rows: ['Cleo', 'Ada', 'Ben'], pages: 2 } })
      .send({ type: 'reload' })
      .send({ type: 'patch', patch: 'Dora' })
      .expectContext({ value: { rows: ['Dora', 'Cleo', 'Ada', 'Ben'], pages: 2 } })
      .expectCalls('load', [input, input, input])
      .expectRunning(['load', 'watch']);
  });

  it('asks for a text 300 ms after the last key, from the first page', () => {
    searching({ search: '', page: 1 })
      .send({ type: 'search', text: 'a' })
      .after(299)
      .send({ type: 'search', text: 'ada ' })
      .after(299)
      .expect('typing')
      .after(1)
      .expectCalls('load', [
        { query: { search: '', page: 1 } },
        { query: { search: 'ada', page: 0 } },
      ])
      .expectContext({ typed: 'ada ' })
      .expectEmitted([{ type: 'asked', query: { search: 'ada', page: 0 }, isReplaced: true }]);
  });

  it('reports what the user asks for, and not what the URL asks for', () => {
    const query = { search: 'ben', page: 1 };
    searching({ search: '', page: 0 })
      .send({ type: 'ask', query })
      .resolve('load', found(page))
      .expectEmitted([{ type: 'asked', query, isReplaced: false }])
      .send({ type: 'open', query })
      .expect({ shown: 'fresh' })
      .send({ type: 'open', query: { search: 'cleo', page: 0 } })
      .expect('loading')
      .expectContext({ typed: 'cleo' })
      .expectEmitted([]);
  });

  it('replaces the address of a page after the last one', () => {
    searching({ search: '', page: 7 })
      .resolve('load', found(page))
      .expectEmitted([{ type: 'asked', query: { search: '', page: 1 }, isReplaced: true }]);
  });
});
