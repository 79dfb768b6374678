import { describe, expect, it } from 'vitest';
import { everyMember } from '#domain/marketplace/members-query';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  ada,
  all,
  applied,
  ben,
  cleo,
  found,
  membersInput,
  nobody,
  notApplied,
  notFound,
  storeMembersFixtures,
  two,
  withOversold,
} from './store-members.fixtures';
import { storeMembersMachine } from './store-members.machine';
import { isSearching, membersView } from './view';

const at = (part: Partial<Record<'list' | 'change' | 'file' | 'live', string | object>> = {}) =>
  ({ list: { shown: 'fresh' }, change: 'resting', file: 'none', live: 'on', ...part }) as never;

const start = (query = everyMember) =>
  scenario(storeMembersMachine, {
    input: () => ({ ...membersInput, query }),
    callbacks: ['watchRows', 'watchPage'],
  });
const shown = () => start().resolve('load', found(two));
const asked = (change: object) => ({ ...membersInput, query: { ...everyMember, ...change } });
const names = (story: ReturnType<typeof start>) =>
  story.snapshot().context.listed?.members.map(({ name }) => name);
const viewOf = (story: ReturnType<typeof start>) => membersView(story.snapshot());

describe('store-members', () => {
  walkMachine(storeMembersMachine, storeMembersFixtures);

  it('reads a page, and again after an error', () => {
    const story = start()
      .expect(at({ list: 'loading' }))
      .expectCalls('load', [membersInput])
      .resolve('load', notFound('unreachable'))
      .expect(at({ list: { failed: 'unreachable' } }));
    expect(viewOf(story)).toBe('unreachable');
    story.send({ type: 'retry' }).resolve('load', found(two)).expect(at());
    expect(viewOf(story)).toBe('shown');
  });

  it('tells a store without members from a search without a match', () => {
    expect(viewOf(start().resolve('load', found(nobody)))).toBe('empty');
    const filtered = start({ ...everyMember, status: 'refunded' });
    expect(viewOf(filtered.resolve('load', found(nobody)))).toBe('noMatch');
  });

  it('searches 300 ms after the last key', () => {
    shown()
      .send({ type: 'search', text: 'a' })
      .after(299)
      .send({ type: 'search', text: 'ada ' })
      .after(299)
      .expect(at({ list: 'typing' }))
      .expectCalls('load', [membersInput])
      .after(1)
      .expect(at({ list: 'loading' }))
      .expectCalls('load', [membersInput, asked({ search: 'ada' })])
      .expectEmitted([
        { type: 'query', query: { ...everyMember, search: 'ada' }, isReplaced: true },
      ]);
  });

  it('ignores the response of an earlier search', () => {
    const story = shown().send({ type: 'choose', change: { status: 'active' } });
    expect(isSearching(story.snapshot())).toBe(true);
    story
      .send({ type: 'choose', change: { status: 'canceled' } })
      .expectCalls('load', [
        membersInput,
        asked({ status: 'active' }),
        asked({ status: 'canceled' }),
      ])
      .resolve('load', found({ ...two, members: [cleo], total: 1 }))
      .expect(at());
    expect(names(story)).toEqual(['Cleo Costa']);
  });

  it('leads to the first page with another filter, and sends what was typed', () => {
    start({ ...everyMember, page: 1 })
      .resolve('load', found(withOversold))
      .send({ type: 'search', text: 'ada' })
      .send({ type: 'choose', change: { order: 'name' } })
      .expectContext({ query: { ...everyMember, search: 'ada', order: 'name' } });
  });

  it('follows the URL, but not its own changes', () => {
    const query = { ...everyMember, page: 1 };
    shown()
      .send({ type: 'choose', change: { page: 1 } })
      .resolve('load', found(withOversold))
      .send({ type: 'open', query })
      .expectCalls('load', [membersInput, asked({ page: 1 })])
      .send({ type: 'open', query: everyMember })
      .expectCalls('load', [membersInput, asked({ page: 1 }), membersInput])
      .expectEmitted([{ type: 'query', query, isReplaced: false }]);
  });

  it('shows the last page instead of one after it', () => {
    start({ ...everyMember, page: 7 })
      .resolve('load', found({ ...withOversold, members: [] }))
      .expect(at({ list: 'loading' }))
      .expectCalls('load', [asked({ page: 7 }), asked({ page: 2 })])
      .resolve('load', found(withOversold))
      .expectEmitted([{ type: 'query', query: { ...everyMember, page: 2 }, isReplaced: true }]);
  });

  it('reads the page again quietly, once for many changes', () => {
    const story = shown()
      .receive('watchRows', { type: 'rows changed' })
      .after(600)
      .receive('watchRows', { type: 'rows changed' })
      .after(399)
      .expectCalls('load', [membersInput])
      .after(1)
      .expect(at({ list: { shown: 'refreshing' } }));
    expect(viewOf(story)).toBe('shown');
    // A member changes while the page is being read.
    story
      .receive('watchRows', { type: 'rows changed' })
      .resolve('load', found(two))
      .expect(at({ list: { shown: 'waiting' } }))
      .after(1_000)
      .resolve('load', found({ ...two, members: [ada], total: 1 }))
      .expect(at());
    expect(names(story)).toEqual(['Ada Abara']);
  });

  it('keeps the list if it cannot be read again', () => {
    const story = shown()
      .send({ type: 'reload' })
      .resolve('load', notFound('unreachable'))
      .expect(at({ list: { shown: 'stale' } }));
    expect(names(story)).toEqual(['Ada Abara', 'Ben Novak']);
    story.send({ type: 'page shown' }).resolve('load', found(two)).expect(at());
  });

  it('reads what was missed while changes were not reported', () => {
    shown()
      .receive('watchRows', { type: 'channel lost' })
      .expect(at({ live: 'off' }))
      .receive('watchRows', { type: 'channel back' })
      .expect(at({ list: { shown: 'waiting' } }));
  });

  it('ends a membership after a confirmation', () => {
    shown()
      .send({ type: 'end', member: ben })
      .send({ type: 'cancel' })
      .send({ type: 'confirm' })
      .expect(at())
      .send({ type: 'end', member: ben })
      .expectCalls('change', [])
      .send({ type: 'confirm' })
      .send({ type: 'restore', member: cleo })
      .expectCalls('change', [{ kind: 'end', member: ben }])
      .resolve('change', applied)
      .expect(at({ list: { shown: 'refreshing' } }))
      .expectEmitted([{ type: 'notice', notice: 'ended' }]);
  });

  it('restores a membership', () => {
    shown()
      .send({ type: 'restore', member: cleo })
      .expectCalls('change', [{ kind: 'restore', member: cleo }])
      .resolve('change', applied)
      .expectEmitted([{ type: 'notice', notice: 'restored' }]);
  });

  it.each(['alreadyMember', 'managedByProvider', 'unknownMember', 'unanswered'] as const)(
    'reads the list again after the error %s',
    (kind) => {
      shown()
        .send({ type: 'restore', member: cleo })
        .resolve('change', notApplied(kind))
        .expect(at({ change: { failed: kind }, list: { shown: 'refreshing' } }))
        .expectEmitted([])
        .resolve('load', found(two))
        .send({ type: 'dismiss' })
        .expect(at());
    },
  );

  it.each(['rejected', 'signInRequired'] as const)('keeps the list after the error %s', (kind) => {
    shown()
      .send({ type: 'restore', member: cleo })
      .resolve('change', notApplied(kind))
      .expect(at({ change: { failed: kind } }));
  });

  it('does not lose a change that is saved while another page is read', () => {
    shown()
      .send({ type: 'restore', member: cleo })
      .send({ type: 'choose', change: { page: 1 } })
      .resolve('change', applied)
      .resolve('load', found(withOversold))
      .expect(at({ list: { shown: 'waiting' } }));
  });

  it('exports what matches, on all pages', () => {
    shown()
      .send({ type: 'export' })
      .send({ type: 'export' })
      .expectCalls('readAll', [membersInput])
      .resolve('readAll', notFound('unreachable'))
      .expect(at({ file: { failed: 'unreachable' } }))
      .expectEmitted([])
      .send({ type: 'export' })
      .resolve('readAll', all)
      .expect(at())
      .expectEmitted([
        { type: 'exported', members: [ada, ben], memberships: two.memberships },
        { type: 'notice', notice: 'exported' },
      ]);
  });
});
