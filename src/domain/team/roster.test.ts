import { describe, expect, it } from 'vitest';
import type { TeamMember } from './member';
import {
  applyChange,
  pendingMemberIds,
  unconfirmedMembers,
  withPendingChanges,
  withReport,
  type PendingChange,
  type Roster,
  type RosterChange,
  type RosterReport,
} from './roster';

const member = (id: string, name = `Member ${id}`): TeamMember => ({
  id,
  name,
  nickname: null,
  discordId: null,
  customRole: null,
  panelRole: 'support',
  profilePicture: null,
  nameColor: '#FFFFFF',
  allowedPanels: [],
  permissions: [],
});
const team = [member('1'), member('2')];
const permissions = [{ serverId: '7', serverName: 'Deals', allowedPanels: ['points'] }] as const;

describe('applyChange', () => {
  it.each<[string, RosterChange, TeamMember[]]>([
    ['adds', { kind: 'add', member: member('3') }, [...team, member('3')]],
    [
      'adds no member twice',
      { kind: 'add', member: member('2', 'New') },
      [member('1'), member('2', 'New')],
    ],
    ['updates', { kind: 'update', member: member('1', 'New') }, [member('1', 'New'), member('2')]],
    ['ignores an update of an unknown member', { kind: 'update', member: member('9') }, team],
    ['removes', { kind: 'remove', memberId: '1' }, [member('2')]],
    ['ignores the removal of an unknown member', { kind: 'remove', memberId: '9' }, team],
    [
      'gives permissions',
      { kind: 'permissions', memberId: '2', permissions },
      [member('1'), { ...member('2'), permissions }],
    ],
    [
      'ignores permissions of an unknown member',
      { kind: 'permissions', memberId: '9', permissions },
      team,
    ],
  ])('%s', (_, change, expected) => {
    expect(applyChange(team, change)).toEqual(expected);
  });
});

describe('withPendingChanges', () => {
  const adding: PendingChange = {
    id: 'add',
    change: { kind: 'add', member: member('new', 'Noor') },
    known: ['1', '2'],
  };
  const removing: PendingChange = {
    id: 'remove:1',
    change: { kind: 'remove', memberId: '1' },
    known: ['1', '2'],
  };

  it('applies pending changes in order', () => {
    expect(withPendingChanges(team, [adding, removing])).toEqual([
      member('2'),
      member('new', 'Noor'),
    ]);
    expect(withPendingChanges(team, [])).toEqual(team);
  });

  it('shows a member once whose row arrived before the response', () => {
    const refetched = [...team, member('3', 'Noor')];
    expect(withPendingChanges(refetched, [adding])).toEqual(refetched);
  });

  it('does not confuse a new member with an existing one of the same name', () => {
    const namesakes = [member('1', 'Noor'), member('2')];
    expect(withPendingChanges(namesakes, [adding])).toEqual([...namesakes, member('new', 'Noor')]);
  });

  it('returns the ids of members with pending changes', () => {
    expect([...pendingMemberIds([adding, removing])]).toEqual(['new', '1']);
  });
});

describe('withReport', () => {
  const change: RosterChange = { kind: 'remove', memberId: '1' };
  const roster: Roster = { members: team, platformOwnerId: '9' };
  const other: RosterReport = {
    type: 'expect',
    id: 'remove:2',
    change: { ...change, memberId: '2' },
  };
  const known = ['1', '2'];
  const pending = [{ id: 'remove:2', change: other.change, known }];
  const asked = withReport(withReport(roster, { type: 'expect', id: 'remove:1', change }), other);

  it('keeps pending changes apart from the members, each once', () => {
    expect(asked).toEqual({
      ...roster,
      expected: [{ id: 'remove:1', change, known }, ...pending],
    });
    expect(withReport(asked, other).expected).toHaveLength(2);
  });

  it('applies a saved change, and drops a rejected one', () => {
    expect(withReport(asked, { type: 'confirm', id: 'remove:1', change })).toEqual({
      ...roster,
      members: [member('2')],
      expected: pending,
    });
    expect(withReport(asked, { type: 'roll back', id: 'remove:1' })).toEqual({
      ...roster,
      expected: pending,
    });
  });

  it('shows that the owner of one server has confirmed editors', () => {
    const given = { serverName: 'Deals', allowedPanels: [], awaitsOwner: true } as const;
    const editor = (id: string, ...serverIds: string[]) => ({
      ...member(id),
      permissions: serverIds.map((serverId) => ({ ...given, serverId })),
    });
    const former = { ...roster, members: [editor('1', '7', '8'), editor('2', '7')] };
    const { members } = withReport(former, {
      type: 'editors kept',
      serverId: '7',
      memberIds: ['1'],
    });
    expect(unconfirmedMembers(members, '7').map(({ id }) => id)).toEqual(['2']);
    expect(unconfirmedMembers(members, '8').map(({ id }) => id)).toEqual(['1']);
  });
});
