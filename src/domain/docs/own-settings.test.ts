import { describe, expect, it } from 'vitest';
import { permission } from '../discord-permissions/bits';
import { commandUse, oldNames, type OwnSettings, ownValue } from './own-settings';

const staff = '845201933120405601';
const log = '845201933120405701';
const settings: OwnSettings = {
  serverName: 'Resell Heaven',
  config: { adminRoleID: staff, logsChannel: log, inviteLogs: '', WhopAPIKey: null },
  secrets: [],
  resources: {
    roles: [{ id: staff, name: 'Team', color: 0, position: 0 }],
    channels: [{ id: log, name: 'log', type: 'text', parentId: null, position: 0 }],
  },
  namesReadAt: Date.UTC(2026, 10, 1),
  permissions: '0',
  isOwner: false,
};

describe('a value', () => {
  it.each([
    ['adminRoleID', '@Team'],
    ['logsChannel', '#log'],
    ['inviteLogs', 'Not set'],
    ['WhopAPIKey', 'Not set'],
    ['roleId', null],
  ] as const)('of %s is %s', (key, text) => {
    expect(ownValue(settings, key)?.replaceAll(/[\u2066-\u2069]/gu, '') ?? null).toBe(text);
  });

  it('of a secret says only whether it is set', () => {
    expect(ownValue({ ...settings, secrets: ['WhopAPIKey'] }, 'WhopAPIKey')).toBe('Set');
  });

  it('is an id, or an unknown one, without a name', () => {
    const resources = { roles: [], channels: [] };
    expect(ownValue({ ...settings, resources }, 'logsChannel')).toBe(log);
    const gone = { ...settings, config: { logsChannel: '845201933120405799' } };
    expect(ownValue(gone, 'logsChannel')).toBe('Unknown channel 845201933120405799');
  });
});

const ADMINISTRATOR = String(permission.ADMINISTRATOR);
const MANAGE_MESSAGES = String(permission.MANAGE_MESSAGES);

describe('who may use the commands of a label', () => {
  it.each([
    ['Admin Only', { isOwner: true, permissions: null }, 'owner'],
    ['Mod Permission', { permissions: ADMINISTRATOR }, 'administrator'],
    ['Mod Permission', { permissions: MANAGE_MESSAGES }, 'managesMessages'],
    ['Admin Only', { permissions: MANAGE_MESSAGES }, 'withAdminRole'],
    ['Mod Permission', { permissions: '0' }, 'withAdminRole'],
    ['Mod Permission', { permissions: null }, 'withAdminRole'],
    ['Mod Permission', { permissions: 'infinite' }, 'withAdminRole'],
    ['Admin Only', { config: { adminRoleID: '' } }, 'nobodyElse'],
    ['Admin Only', { config: {} }, 'withAdminRole'],
  ] as const)('%s, %o: %s', (label, facts, kind) => {
    expect(commandUse(label, { ...settings, ...facts }).kind).toBe(kind);
  });

  it('names the admin role only if it may be seen', () => {
    expect(commandUse('Admin Only', { ...settings, config: {} })).toEqual({
      kind: 'withAdminRole',
      adminRole: null,
    });
  });
});

describe('the age of the names', () => {
  const day = 86_400_000;
  const { namesReadAt: at } = settings;
  it('is told after a day', () => {
    expect(oldNames(settings, Number(at) + day)).toBeNull();
    expect(oldNames(settings, Number(at) + day + 1)).toBe(at);
  });

  it('is not told if nothing is named', () => {
    const resources = { roles: [], channels: [] };
    expect(oldNames({ ...settings, resources }, Number(at) + 9 * day)).toBeNull();
  });
});
