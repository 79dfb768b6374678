import { expect, it } from 'vitest';
import type { ConfigChange } from '#domain/bot-config/changes';
import { defaultConfig } from '#domain/bot-config/fields';
import { type Editor, visitor } from '#domain/permissions/roles';
import { demoServer, type Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { undoObstacle, visibleChanges } from './undo-rights';

const server: Server = { ...demoServer, isDemo: false, role: 'Member' };
const ownServer: Server = { ...server, role: 'Owner' };
const viewer: Viewer = { userId: '0b6c', email: null, profile: null };
const pointsOnly: Editor = {
  ...visitor,
  serverPermissions: [
    { serverId: server.id, serverName: '', role: 'support', allowedPanels: ['points'] },
  ],
};
const now = { ...defaultConfig(), SuccessPoints: 30, typingPoints: 1 };
const points: ConfigChange = { key: 'SuccessPoints', before: 25, after: 30 };
const outOfBounds: ConfigChange = { key: 'SuccessPoints', before: -5, after: 30 };
const typing: ConfigChange = { key: 'typingPoints', before: 1, after: 2 };
const role: ConfigChange = { key: 'adminRoleID', before: '', after: '1' };
const master: ConfigChange = { key: 'whopBotMasterRoleID', before: '', after: '1' };
const secret: ConfigChange = { key: 'WhopAPIKey', before: '', after: '••••••••' };
const command: ConfigChange = { key: 'commands', before: {}, after: { poll: {} } };

it.each([
  [points, { server, editor: pointsOnly, viewer }, null],
  [typing, { server, editor: pointsOnly, viewer }, 'undone'],
  [role, { server, editor: pointsOnly, viewer }, 'notAllowedToSave'],
  [points, { server, editor: visitor, viewer }, 'notAllowedToModify'],
  [points, { server, editor: pointsOnly, viewer: null }, 'signInRequired'],
  [points, { server: demoServer, editor: visitor, viewer: null }, null],
  [master, { server: ownServer, editor: visitor, viewer }, 'notAllowedToEditApi'],
  [outOfBounds, { server, editor: pointsOnly, viewer }, 'notAllowedValue'],
  [secret, { server: demoServer, editor: visitor, viewer: null }, 'secret'],
  [command, { server: demoServer, editor: visitor, viewer: null }, 'command'],
])('%j', (change, who, expected) => {
  expect(undoObstacle(change, who, now)).toBe(expected);
});

it('shows only settings that the viewer may change', () => {
  const changes = [points, role, secret];
  expect(visibleChanges(changes, { server, editor: pointsOnly })).toEqual([points]);
  const owner = { server: ownServer, editor: visitor };
  expect(visibleChanges([...changes, master], owner)).toEqual(changes);
  expect(visibleChanges(changes, { server: demoServer, editor: visitor })).toEqual(changes);
});
