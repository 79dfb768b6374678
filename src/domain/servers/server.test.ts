import { describe, expect, it } from 'vitest';
import {
  couldBeServerId,
  demoServer,
  type Guild,
  type Server,
  serverFromGuild,
  serverFromNavigation,
  serverLeft,
  unknownDemoServer,
} from './server';

const guild: Guild = { id: '81', name: 'Deals', icon: null, permissions: '0', owner: false };

const server: Server = {
  id: '81',
  name: 'Deals',
  icon: null,
  role: 'Member',
  isDemo: false,
  hasLicense: true,
};

describe('serverFromGuild', () => {
  it('keeps id and name', () => {
    expect(serverFromGuild(guild)).toEqual(server);
  });

  it('converts the icon hash to a URL', () => {
    expect(serverFromGuild({ ...guild, icon: 'abc' }).icon).toBe(
      'https://cdn.discordapp.com/icons/81/abc.png?size=128',
    );
  });

  it.each([
    [false, '0', 'Member'],
    [false, '8', 'Admin'],
    [false, '9007199254741000', 'Admin'],
    [false, 'garbage', 'Member'],
    [true, '0', 'Owner'],
    [true, '8', 'Owner'],
  ] as const)('owner %s with permissions %s is %s', (owner, permissions, role) => {
    expect(serverFromGuild({ ...guild, owner, permissions }).role).toBe(role);
  });
});

describe('serverFromNavigation', () => {
  it('reads what a server card passed', () => {
    const handed = { ...server, icon: 'https://cdn.discordapp.com/icons/81/abc.png', ownerId: '7' };
    expect(serverFromNavigation({ server: handed }, '81')).toEqual(handed);
    expect(serverFromNavigation({ server: demoServer }, demoServer.id)).toEqual(demoServer);
  });

  it('drops unknown keys', () => {
    expect(serverFromNavigation({ server: { ...server, rights: 'all' }, other: 1 }, '81')).toEqual(
      server,
    );
  });

  it.each([
    ['nothing', null],
    ['undefined', undefined],
    ['a string', 'server'],
    ['an empty object', {}],
    ['no server', { server: null }],
    ['the server itself', server],
    ['another role', { server: { ...server, role: 'King' } }],
    ['an icon that is not a string', { server: { ...server, icon: 5 } }],
    ['no icon', { server: { ...server, icon: undefined } }],
    ['a flag that is not a boolean', { server: { ...server, isDemo: 'yes' } }],
  ])('is null for %s', (_, state) => {
    expect(serverFromNavigation(state, '81')).toBeNull();
  });

  it.each(['82', '', '8', '081'])('is null for the address id %j', (id) => {
    expect(serverFromNavigation({ server }, id)).toBeNull();
  });

  it.each(['', 'deals', '8'.repeat(21), '81\n'])('is null for the invalid id %j', (id) => {
    expect(serverFromNavigation({ server: { ...server, id } }, id)).toBeNull();
  });
});

it.each([
  ['845201933120405504', true],
  ['81384788765712384', true],
  ['9223372036854775807', true],
  ['9223372036854775808', false],
  ['99999999999999999999', false],
  ['8138478876571238', false],
  ['845201933120405504 ', false],
  ['0x45201933120405504', false],
  ['', false],
])('%j could be a server id: %s', (id, could) => {
  expect(couldBeServerId(id)).toBe(could);
});

it('has a demo server that cannot be taken for a real one', () => {
  expect(demoServer).toEqual({
    id: '100000000000000001',
    name: 'Test Dashboard Demo',
    icon: null,
    role: 'Demo',
    isDemo: true,
    hasLicense: true,
  });
});

it('falls back to an unknown demo server with the id of the address', () => {
  expect(unknownDemoServer('81')).toEqual({
    id: '81',
    name: 'Unknown Server',
    icon: null,
    role: 'Demo',
    isDemo: true,
    hasLicense: false,
  });
});

describe('serverLeft', () => {
  it('is the server whose dashboard the viewer came from', () => {
    expect(serverLeft({ server })).toEqual({ id: '81', name: 'Deals' });
  });

  it.each([
    ['a demo server', { server: demoServer }],
    ['nothing', null],
    ['a server without a name', { server: { ...server, name: undefined } }],
  ])('is null for %s', (_, state) => {
    expect(serverLeft(state)).toBeNull();
  });
});
