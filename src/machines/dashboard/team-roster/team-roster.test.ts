import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  areKept,
  askedMembers,
  awaitedMembers,
  isChannelLost,
  keepFailure,
  shownMembers,
} from './shown';
import {
  asked,
  askedTeam,
  forbidden,
  kept,
  listed,
  member,
  noor,
  priya,
  removal,
  serverId,
  team,
  teamRosterFixtures,
  unreachable,
} from './team-roster.fixtures';
import { teamRosterMachine } from './team-roster.machine';

describe('teamRoster, walked', () => {
  walkMachine(teamRosterMachine, teamRosterFixtures);
});

const open = () =>
  scenario(teamRosterMachine, { input: () => ({ serverId }), callbacks: ['watchTeam'] });
const live = () => open().receive('watchTeam', { type: 'channel joined' });
const requests = (times: number) => Array<object>(times).fill({ serverId });
const namesIn = (roster: ReturnType<typeof open>) =>
  shownMembers(roster.snapshot()).map(({ name }) => name);

const yuki = member('3', 'Yuki');

describe('the list', () => {
  it('is loaded once, and again after events during the request', () => {
    open()
      .resolve('load', team)
      .expect({ list: { listed: 'fresh' }, question: 'open', channel: 'joining' })
      .expectContext({ members: [noor, priya], platformOwnerId: '300000000000000009' })
      .expectCalls('load', requests(1));

    live()
      .resolve('load', team)
      .expect({ list: { listed: 'gathering' }, question: 'open', channel: 'live' })
      .after(100)
      .resolve('load', team)
      .expect({ list: { listed: 'fresh' }, question: 'open', channel: 'live' })
      .expectCalls('load', requests(2));
  });

  it('reloads once for many rows that change together', () => {
    const roster = open().resolve('load', team);
    for (let row = 0; row < 5; row += 1) roster.receive('watchTeam', { type: 'team changed' });
    roster.after(99).expectCalls('load', requests(1));
    roster
      .after(1)
      .expectCalls('load', requests(2))
      .resolve('load', listed([yuki]))
      .expectContext({ members: [yuki] });
  });

  it('is loaded again after a change during the request', () => {
    open()
      .resolve('load', team)
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .receive('watchTeam', { type: 'team changed' })
      .receive('watchTeam', { type: 'team changed' })
      .resolve('load', team)
      .expect({ list: { listed: 'gathering' }, question: 'open', channel: 'joining' })
      .after(100)
      .resolve('load', listed([]))
      .expect({ list: { listed: 'fresh' }, question: 'open', channel: 'joining' })
      .expectCalls('load', requests(3));
  });

  it('stays if reloading fails, and retries on request or on the next event', () => {
    const roster = open()
      .resolve('load', team)
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .resolve('load', unreachable)
      .expect({ list: { listed: 'stale' }, question: 'open', channel: 'joining' })
      .expectContext({ members: [noor, priya] });
    roster.send({ type: 'retry' }).resolve('load', unreachable);
    roster
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .resolve('load', listed([yuki]))
      .expect({ list: { listed: 'fresh' }, question: 'open', channel: 'joining' })
      .expectContext({ members: [yuki] });
  });

  it('is hidden when access is revoked', () => {
    open()
      .resolve('load', team)
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .resolve('load', forbidden)
      .expect({ list: { failed: 'forbidden' }, question: 'open', channel: 'joining' });
  });

  it('retries on request, or when the channel is back', () => {
    open()
      .resolve('load', unreachable)
      .expect({ list: { failed: 'unreachable' }, question: 'open', channel: 'joining' })
      .send({ type: 'retry' })
      .resolve('load', unreachable)
      .receive('watchTeam', { type: 'channel lost' })
      .receive('watchTeam', { type: 'channel joined' })
      .resolve('load', team)
      .expect({ list: { listed: 'fresh' }, question: 'open', channel: 'live' });
  });
});

describe('a lost channel', () => {
  it('keeps the list, and reloads it when the channel is back', () => {
    const roster = live().resolve('load', team).after(100).resolve('load', team);
    roster.receive('watchTeam', { type: 'channel lost' });
    expect(isChannelLost(roster.snapshot())).toBe(true);
    expect(namesIn(roster)).toEqual(['Noor', 'Priya']);

    roster.receive('watchTeam', { type: 'channel joined' }).after(100);
    expect(isChannelLost(roster.snapshot())).toBe(false);
    roster.resolve('load', listed([noor, yuki]));
    expect(namesIn(roster)).toEqual(['Noor', 'Yuki']);
  });
});

describe('a pending change', () => {
  it('is shown at once and rolled back after an error', () => {
    const roster = open().resolve('load', team);
    roster.send({ type: 'expect', id: 'remove:1', change: removal });
    expect(namesIn(roster)).toEqual(['Priya']);
    expect([...awaitedMembers(roster.snapshot())]).toEqual(['1']);

    roster.send({ type: 'roll back', id: 'remove:1' });
    expect(namesIn(roster)).toEqual(['Noor', 'Priya']);
    roster.expectContext({ expected: [] }).expectCalls('load', requests(1));
  });

  it('stays visible through a reload without it', () => {
    const roster = open().resolve('load', team);
    roster
      .send({ type: 'expect', id: 'remove:1', change: removal })
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .resolve('load', team);
    expect(namesIn(roster)).toEqual(['Priya']);
  });

  it('is kept when confirmed, and reloads the list', () => {
    const roster = open()
      .resolve('load', team)
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .send({ type: 'expect', id: 'remove:1', change: removal })
      .send({ type: 'confirm', id: 'remove:1', change: removal })
      .expectContext({ members: [priya], expected: [] })
      .expectCalls('load', requests(3));
    roster
      .resolve('load', listed([priya]))
      .expect({ list: { listed: 'fresh' }, question: 'open', channel: 'joining' });
    expect(namesIn(roster)).toEqual(['Priya']);
  });

  it('is independent of other pending changes', () => {
    const roster = open()
      .resolve('load', team)
      .send({ type: 'expect', id: 'add', change: { kind: 'add', member: member('new', 'Yuki') } })
      .send({ type: 'expect', id: 'remove:1', change: removal });
    expect(namesIn(roster)).toEqual(['Priya', 'Yuki']);
    roster.send({ type: 'roll back', id: 'remove:1' });
    expect(namesIn(roster)).toEqual(['Noor', 'Priya', 'Yuki']);
    roster.send({ type: 'confirm', id: 'add', change: { kind: 'add', member: yuki } });
    roster.expectContext({ members: [noor, priya, yuki] });
  });

  it('shows a new member once if the reload is faster than the response', () => {
    const roster = open()
      .resolve('load', team)
      .send({ type: 'expect', id: 'add', change: { kind: 'add', member: member('new', 'Yuki') } })
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .resolve('load', listed([noor, priya, yuki]));
    expect(namesIn(roster)).toEqual(['Noor', 'Priya', 'Yuki']);
    roster.send({ type: 'confirm', id: 'add', change: { kind: 'add', member: yuki } });
    roster.expectContext({ members: [noor, priya, yuki], expected: [] });
  });
});

describe('the question whether editors stay', () => {
  const question = () => open().resolve('load', askedTeam);
  const askedIn = (roster: ReturnType<typeof open>) =>
    askedMembers(roster.snapshot()).map(({ name }) => name);

  it('names the editors, keeps those whom it names, and reads the list again', () => {
    const roster = question();
    expect(askedIn(roster)).toEqual(['Olga']);
    roster
      .send({ type: 'keep editors' })
      .expectCalls('keepEditors', [{ serverId, memberIds: [asked.id] }])
      .resolve('keepEditors', kept);
    expect(askedIn(roster)).toEqual([]);
    expect(areKept(roster.snapshot())).toBe(true);
    roster.expect({ list: { listed: 'gathering' }, question: 'open', channel: 'joining' });
  });

  it('is not there without such editors', () => {
    open()
      .resolve('load', team)
      .send({ type: 'keep editors' })
      .expect({ list: { listed: 'fresh' }, question: 'open', channel: 'joining' })
      .expectCalls('keepEditors', []);
  });

  it('does not keep an editor who was added while the answer was on its way', () => {
    const roster = question();
    roster
      .send({ type: 'keep editors' })
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .resolve('load', listed([asked, { ...asked, id: '4', name: 'Ravi' }]))
      .resolve('keepEditors', kept);
    expect(askedIn(roster)).toEqual(['Ravi']);
  });

  it('stays after a refusal, and can be answered again', () => {
    const roster = question().send({ type: 'keep editors' }).resolve('keepEditors', forbidden);
    expect([askedIn(roster), keepFailure(roster.snapshot())]).toEqual([['Olga'], 'forbidden']);
    roster.send({ type: 'keep editors' });
    expect(keepFailure(roster.snapshot())).toBeNull();
  });

  it.each([
    ['is over', [noor], [], null],
    ['stays', [asked], ['Olga'], 'unreachable'],
  ] as const)(
    'without a response the list is read again: the question %s',
    (_, members, names, failure) => {
      const roster = question()
        .send({ type: 'keep editors' })
        .resolve('keepEditors', unreachable)
        .after(100)
        .resolve('load', listed(members));
      expect([askedIn(roster), keepFailure(roster.snapshot())]).toEqual([names, failure]);
    },
  );

  it('ends when the editor is removed or confirmed in another tab', () => {
    const roster = question().send({ type: 'keep editors' }).resolve('keepEditors', forbidden);
    roster.send({ type: 'confirm', id: 'remove', change: { kind: 'remove', memberId: asked.id } });
    expect([askedIn(roster), keepFailure(roster.snapshot())]).toEqual([[], null]);
    expect(areKept(roster.snapshot())).toBe(false);
  });
});
