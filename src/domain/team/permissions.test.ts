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
  withPanels,
} from './permissions';

const given = (serverId: string, ...allowedPanels: Panel[]): MemberPermission => ({
  serverId,
  serverName: `Server ${serverId}`,
  allowedPanels,
});
const server = (id: string) => ({ id, name: `Server ${id}` });

it('a server is added without panels and removed with all of them', () => {
  const added = toggleServer([given('1', 'points')], server('2'));
  expect(added).toEqual([given('1', 'points'), given('2')]);
  expect(toggleServer(added, server('1'))).toEqual([given('2')]);
});

describe('togglePanel', () => {
  it.each<[string, MemberPermission[], string, Panel, MemberPermission[]]>([
    ['adds', [given('1', 'points')], '1', 'advanced', [given('1', 'advanced', 'points')]],
    ['removes', [given('1', 'points', 'embeds')], '1', 'points', [given('1', 'embeds')]],
    ['keeps a server without panels', [given('1', 'points')], '1', 'points', [given('1')]],
    ['adds the server', [given('1')], '2', 'roles', [given('1'), given('2', 'roles')]],
  ])('%s', (_, before, id, panel, after) => {
    expect(togglePanel(before, server(id), panel)).toEqual(after);
  });
});

it('gives exactly the chosen panels, in order, in one server', () => {
  const before = [given('1', 'points', 'roles'), given('2', 'api')];
  expect(withPanels(before, server('1'), ['embeds', 'points'])).toEqual([
    given('1', 'points', 'embeds'),
    given('2', 'api'),
  ]);
  expect(withPanels([], server('1'), ['points'])).toEqual([given('1', 'points')]);
});

it('distinguishes a server without panels from one that is not given', () => {
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
    ['another server name', [given('1')], [{ ...given('1'), serverName: 'Renamed' }], true],
    ['another panel', [given('1', 'roles')], [given('1', 'api')], false],
    ['one more panel', [given('1')], [given('1', 'api')], false],
    ['one more server', [given('1')], [given('1'), given('2')], false],
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
    ['no changes', base, base, base],
    ['changes only by others', base, [given('1', 'api')], [given('1', 'api')]],
    [
      'changes only by the user',
      [given('1', 'points'), given('2')],
      base,
      [given('1', 'points'), given('2')],
    ],
    [
      'others added one panel, the user removed another',
      [given('1', 'points'), given('2')],
      [given('1', 'points', 'roles', 'embeds'), given('2')],
      [given('1', 'points', 'embeds'), given('2')],
    ],
    [
      'the user added a server and others added another',
      [...base, given('3', 'api')],
      [...base, given('4', 'roles')],
      [given('1', 'roles', 'points'), given('2'), given('4', 'roles'), given('3', 'api')],
    ],
    [
      'the user removed a server in which others added a panel',
      [given('1', 'points', 'roles')],
      [given('1', 'points', 'roles'), given('2', 'api')],
      [given('1', 'points', 'roles')],
    ],
    [
      'others removed a server whose panels the user changed',
      [given('1', 'points'), given('2')],
      [given('2')],
      [given('2')],
    ],
    [
      'both added the same server',
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
  ])('a search for "%s" finds %j', (query, names) => {
    expect(assignableServers(servers, query).map(({ name }) => name)).toEqual(names);
  });
});
