import { expect, it } from 'vitest';
import { roleId } from '#mocks/dashboard/guild';
import { guilds } from '#mocks/dashboard/servers';
import { enterWorld } from '../../../tests/setup/enter-world';
import { loadGuildResources } from '../dashboard/guild-resources';
import { loadOwnSettings } from './own-settings';

const serverId = guilds.resellHeaven.id;
const wanted = ['adminRoleID', 'logsChannel', 'WhopAPIKey'] as const;
const own = () => loadOwnSettings({ serverId, wanted });

it('reads values, and names once the server was read', async () => {
  enterWorld('owner');
  const before = await own();
  expect(before).toMatchObject({
    ok: true,
    value: { namesReadAt: null, resources: { roles: [] } },
  });
  await loadGuildResources({ serverId });
  const after = await own();
  expect(after).toMatchObject({
    ok: true,
    value: {
      serverName: 'Resell Heaven',
      isOwner: true,
      config: { adminRoleID: roleId('Admin'), WhopAPIKey: null },
      resources: { roles: [{ name: 'Admin' }], channels: [{ type: 'category' }, { type: 'text' }] },
    },
  });
});

it.each([
  ['config-forbidden', 'notAllowed'],
  ['config-unreachable', 'unreachable'],
] as const)('in the world %s, the error is %s', async (world, kind) => {
  enterWorld(world);
  expect(await own()).toEqual({ ok: false, error: { kind } });
});
