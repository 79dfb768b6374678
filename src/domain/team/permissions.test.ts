import { describe, expect, it } from 'vitest';
import type { Panel } from '../permissions/panels';
import type { MemberPermission } from './member';
import {
  assignableServers,
  panelsIn,
  rebasePermissions,
  samePermissions,
  togglePanel,
  toggleServer,
} from './permissions';

const given = (serverId: string, ...allowedPanels: Panel[]): MemberPermission => ({
  serverId,
  serverName: `Server ${serverId}`,
  allowedPanels,
});
const server = (id: string) => ({ id, name: `Server ${id}` });

it('a server is added with no panels, and removed with all of them', () => {
  const added = toggleServer([given('1', 'points')], server('2'));
  expect(added).toEqual([given('1', 'points'), given('2')]);
  expect(toggleServer(added, server('1'))).toEqual([given('2')]);
});

describe('togglePanel', () => {
  it.each<[string, MemberPermission[], string, Panel, MemberPermission[]]>([
    ['adds', [given('1', 'points')], '1', 'advanced', [given('1', 'advanced', 'points')]],
    ['removes', [given('1', 'points', 'embeds')], '1', 'points', [given('1', 'embeds')]],
    ['keeps a server without panels', [given('1', 'points')], '1', 'points', [given('1')]],
    ['brings the server', [given('1')], '2', 'roles', [given('1'), given('2', 'roles')]],
  ])('%s', (_, before, id, panel, after) => {
    expect(togglePanel(before, server(id), panel)).toEqual(after);
  });
});

it('tells the panels of a server from a server that was not given', () => {
  const permissions = [given('1'), given('2', 'roles')];
  expect(['1', '2', '3'].map((id) => panelsIn(permissions, id))).toEqual([[], ['roles'], null]);
});

describe('samePermissions', () => {
  it.each<[string, MemberPermission[], MemberPermission[], boolean]>([
    ['nothing', [], [], true],
    [
      'another order',
      [given('1', 'roles', 'api'), given('2')],
      [given('2'), given('1', 'api', 'roles')],
      true,
    ],
    ['another name of a server', [given('1')], [{ ...given('1'), serverName: 'Renamed' }], true],
    ['another panel', [given('1', 'roles')], [given('1', 'api')], false],
    ['a panel more', [given('1')], [given('1', 'api')], false],
    ['a server more', [given('1')], [given('1'), given('2')], false],
    ['another server', [given('1')], [given('2')], false],
  ])('%s: %#', (_, one, other, expected) => {
    expect([samePermissions(one, other), samePermissions(other, one)]).toEqual([
      expected,
      expected,
    ]);
  });
});

describe('rebasePermissions', () => {
  const base = [given('1', 'points', 'roles'), given('2')];

  it.each<[string, MemberPermission[], MemberPermission[], MemberPermission[]]>([
    ['nothing was changed by anyone', base, base, base],
    ['only others changed', base, [given('1', 'api')], [given('1', 'api')]],
    [
      'only I changed',
      [given('1', 'points'), given('2')],
      base,
      [given('1', 'points'), given('2')],
    ],
    [
      'others gave one panel, I took another',
      [given('1', 'points'), given('2')],
      [given('1', 'points', 'roles', 'embeds'), given('2')],
      [given('1', 'points', 'embeds'), given('2')],
    ],
    [
      'I gave a server and they gave another',
      [...base, given('3', 'api')],
      [...base, given('4', 'roles')],
      [given('1', 'roles', 'points'), given('2'), given('4', 'roles'), given('3', 'api')],
    ],
    [
      'I took a server that they gave a panel of',
      [given('1', 'points', 'roles')],
      [given('1', 'points', 'roles'), given('2', 'api')],
      [given('1', 'points', 'roles')],
    ],
    [
      'they took a server whose panels I changed',
      [given('1', 'points'), given('2')],
      [given('2')],
      [given('2')],
    ],
    [
      'both gave the same server',
      [...base, given('3', 'api')],
      [...base, given('3', 'roles')],
      [given('1', 'roles', 'points'), given('2'), given('3', 'api', 'roles')],
    ],
  ])('%s', (_, draft, theirs, expected) => {
    const rebased = rebasePermissions({ base, draft, theirs });
    expect(samePermissions(rebased, expected), JSON.stringify(rebased)).toBe(true);
  });
});

describe('assignableServers', () => {
  const servers = ['Deals', 'Test Dashboard Demo', 'DEMO', 'Card Deals 🃏', 'Democracy'].map(
    (name, id) => ({ id: String(id), name }),
  );

  it.each([
    ['', ['Deals', 'Card Deals 🃏']],
    ['  ', ['Deals', 'Card Deals 🃏']],
    [' card', ['Card Deals 🃏']],
    ['demo', []],
    ['x', []],
  ])('a search for «%s» finds %j', (query, names) => {
    expect(assignableServers(servers, query).map(({ name }) => name)).toEqual(names);
  });
});
