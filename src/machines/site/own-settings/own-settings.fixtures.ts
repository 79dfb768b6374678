import type { OwnSettings } from '#domain/docs/own-settings';
import { readerFixtures } from '../../charts/reader.fixtures';
import { ownSettingsMachine } from './own-settings.machine';

const admins = '845201933120405601';
const log = '845201933120405701';

export const deals: OwnSettings = {
  serverName: 'Deals',
  config: { adminRoleID: admins, logsChannel: log, roleId: '', WhopAPIKey: null },
  secrets: ['WhopAPIKey'],
  resources: {
    roles: [{ id: admins, name: 'Admin', color: 0, position: 0 }],
    channels: [{ id: log, name: 'bot-log', type: 'text', parentId: null, position: 0 }],
  },
  namesReadAt: Date.UTC(2026, 10, 20, 10),
  permissions: '0',
  isOwner: false,
};

export const ownSettingsFixtures = readerFixtures(ownSettingsMachine, {
  values: [deals, { ...deals, serverName: 'Cards', isOwner: true }],
  input: { serverId: '7', wanted: ['adminRoleID', 'logsChannel'] },
});
