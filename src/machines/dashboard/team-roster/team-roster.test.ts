import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { askedMembers, awaitedMembers, isChannelLost, shownMembers } from './shown';
import {
  asked,
  forbidden,
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
      .expect({ list: { listed: 'fresh' }, channel: 'joining' })
      .expectContext({ members: [noor, priya], platformOwnerId: '300000000000000009' })
      .expectCalls('load', requests(1));

    live()
      .resolve('load', team)
      .expect({ list: { listed: 'gathering' }, channel: 'live' })
      .after(100)
      .resolve('load', team)
      .expect({ list: { listed: 'fresh' }, channel: 'live' })
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
      .expect({ list: { listed: 'gathering' }, channel: 'joining' })
      .after(100)
      .resolve('load', listed([]))
      .expect({ list: { listed: 'fresh' }, channel: 'joining' })
      .expectCalls('load', requests(3));
  });

  it('stays if reloading fails, and retries on request or on the next event', () => {
    const roster = open()
      .resolve('load', team)
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .resolve('load', unreachable)
      .expect({ list: { listed: 'stale' }, channel: 'joining' })
      .expectContext({ members: [noor, priya] });
    roster.send({ type: 'retry' }).resolve('load', unreachable);
    roster
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .resolve('load', listed([yuki]))
      .expect({ list: { listed: 'fresh' }, channel: 'joining' })
      .expectContext({ members: [yuki] });
  });

  it('is hidden when access is revoked', () => {
    open()
      .resolve('load', team)
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .resolve('load', forbidden)
      .expect({ list: { failed: 'forbidden' }, channel: 'joining' });
  });

  it('retries on request, or when the channel is back', () => {
    open()
      .resolve('load', unreachable)
      .expect({ list: { failed: 'unreachable' }, channel: 'joining' })
      .send({ type: 'retry' })
      .resolve('load', unreachable)
      .receive('watchTeam', { type: 'channel lost' })
      .receive('watchTeam', { type: 'channel joined' })
      .resolve('load', team)
      .expect({ list: { listed: 'fresh' }, channel: 'live' });
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
      .expect({ list: { listed: 'fresh' }, channel: 'joining' });
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

it('shows the editors whom the owner keeps at once, and reads the list again', () => {
  const ravi = { ...asked, id: '4', name: 'Ravi' };
  const roster = open()
    .resolve('load', listed([asked, ravi]))
    .send({ type: 'editors kept', memberIds: [asked.id] })
    .expectCalls('load', requests(2));
  expect(askedMembers(roster.snapshot())).toEqual([ravi]);
  roster.resolve('load', listed([ravi])).expect({ list: { listed: 'fresh' }, channel: 'joining' });
});
