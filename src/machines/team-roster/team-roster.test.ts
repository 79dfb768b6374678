import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { awaitedMembers, isChannelLost, shownMembers } from './shown';
import {
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
const asked = (times: number) => Array<object>(times).fill({ serverId });
const namesIn = (roster: ReturnType<typeof open>) =>
  shownMembers(roster.snapshot()).map(({ name }) => name);

const yuki = member('3', 'Yuki');

describe('the list', () => {
  it('is fetched once, and again for what was heard of meanwhile', () => {
    open()
      .resolve('load', team)
      .expect({ list: { listed: 'fresh' }, channel: 'joining' })
      .expectContext({ members: [noor, priya], platformOwnerId: '300000000000000009' })
      .expectCalls('load', asked(1));

    live()
      .resolve('load', team)
      .expect({ list: { listed: 'gathering' }, channel: 'live' })
      .after(100)
      .resolve('load', team)
      .expect({ list: { listed: 'fresh' }, channel: 'live' })
      .expectCalls('load', asked(2));
  });

  it('follows the tables: many rows that change together are fetched once', () => {
    const roster = open().resolve('load', team);
    for (let row = 0; row < 5; row += 1) roster.receive('watchTeam', { type: 'team changed' });
    roster.after(99).expectCalls('load', asked(1));
    roster
      .after(1)
      .expectCalls('load', asked(2))
      .resolve('load', listed([yuki]))
      .expectContext({ members: [yuki] });
  });

  it('is fetched once more after a change while it was on its way', () => {
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
      .expectCalls('load', asked(3));
  });

  it('stays when it cannot be fetched again, and tries again when asked or when there is news', () => {
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

  it('goes when the right to see it goes', () => {
    open()
      .resolve('load', team)
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .resolve('load', forbidden)
      .expect({ list: { failed: 'forbidden' }, channel: 'joining' });
  });

  it('that could not be loaded is loaded when asked, or when the connection is back', () => {
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
  it('leaves the list, and shows on its return what happened meanwhile', () => {
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

describe('a change made here', () => {
  it('is shown at once and taken back when it is refused', () => {
    const roster = open().resolve('load', team);
    roster.send({ type: 'expect', id: 'remove:1', change: removal });
    expect(namesIn(roster)).toEqual(['Priya']);
    expect([...awaitedMembers(roster.snapshot())]).toEqual(['1']);

    roster.send({ type: 'roll back', id: 'remove:1' });
    expect(namesIn(roster)).toEqual(['Noor', 'Priya']);
    roster.expectContext({ expected: [] }).expectCalls('load', asked(1));
  });

  it('stays shown through a fetch that does not know of it yet', () => {
    const roster = open().resolve('load', team);
    roster
      .send({ type: 'expect', id: 'remove:1', change: removal })
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .resolve('load', team);
    expect(namesIn(roster)).toEqual(['Priya']);
  });

  it('is kept when it is confirmed, whatever an earlier fetch would have said, and fetched', () => {
    const roster = open()
      .resolve('load', team)
      .receive('watchTeam', { type: 'team changed' })
      .after(100)
      .send({ type: 'expect', id: 'remove:1', change: removal })
      .send({ type: 'confirm', id: 'remove:1', change: removal })
      .expectContext({ members: [priya], expected: [] })
      .expectCalls('load', asked(3));
    roster
      .resolve('load', listed([priya]))
      .expect({ list: { listed: 'fresh' }, channel: 'joining' });
    expect(namesIn(roster)).toEqual(['Priya']);
  });

  it('is one of several, each answered by itself', () => {
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

  it('shows somebody new once, when the fetch was faster than the answer', () => {
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
