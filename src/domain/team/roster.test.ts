import { describe, expect, it } from 'vitest';
import type { TeamMember } from './member';
import { applyChange, awaitedIds, laidOver, type Expectation, type RosterChange } from './roster';

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
      'adds nobody twice',
      { kind: 'add', member: member('2', 'New') },
      [member('1'), member('2', 'New')],
    ],
    ['updates', { kind: 'update', member: member('1', 'New') }, [member('1', 'New'), member('2')]],
    ['updates nobody', { kind: 'update', member: member('9') }, team],
    ['removes', { kind: 'remove', memberId: '1' }, [member('2')]],
    ['removes nobody', { kind: 'remove', memberId: '9' }, team],
    [
      'gives permissions',
      { kind: 'permissions', memberId: '2', permissions },
      [member('1'), { ...member('2'), permissions }],
    ],
    ['gives nobody permissions', { kind: 'permissions', memberId: '9', permissions }, team],
  ])('%s', (_, change, expected) => {
    expect(applyChange(team, change)).toEqual(expected);
  });
});

describe('laidOver', () => {
  const adding: Expectation = {
    id: 'add',
    change: { kind: 'add', member: member('new', 'Noor') },
    known: ['1', '2'],
  };
  const removing: Expectation = {
    id: 'remove:1',
    change: { kind: 'remove', memberId: '1' },
    known: ['1', '2'],
  };

  it('shows what is expected as if it were done, one after the other', () => {
    expect(laidOver(team, [adding, removing])).toEqual([member('2'), member('new', 'Noor')]);
    expect(laidOver(team, [])).toEqual(team);
  });

  it('shows a member once, whose row came before the answer', () => {
    const refetched = [...team, member('3', 'Noor')];
    expect(laidOver(refetched, [adding])).toEqual(refetched);
  });

  it('takes a namesake who was there before for somebody else', () => {
    const namesakes = [member('1', 'Noor'), member('2')];
    expect(laidOver(namesakes, [adding])).toEqual([...namesakes, member('new', 'Noor')]);
  });

  it('names whom something is expected of', () => {
    expect([...awaitedIds([adding, removing])]).toEqual(['new', '1']);
  });
});
