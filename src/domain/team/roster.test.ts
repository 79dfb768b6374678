import { describe, expect, it } from 'vitest';
import type { TeamMember } from './member';
import {
  applyChange,
  pendingMemberIds,
  withPendingChanges,
  type PendingChange,
  type RosterChange,
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
