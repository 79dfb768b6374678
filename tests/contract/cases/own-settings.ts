import { expect } from 'vitest';
import { channelId, roleId } from '#mocks/dashboard/guild';
import { guilds, type GuildName } from '#mocks/dashboard/servers';
import type { PersonName } from '#mocks/session/people';
import { post } from '../functions';
import type { Cases, World } from '../world';

interface Own {
  keys: string[];
  config: Record<string, unknown>;
  read_at: string | null;
  roles: unknown[];
  channels: unknown[];
}

const own = async (
  { as }: World,
  person: PersonName,
  { guild = 'resellHeaven', wanted }: { guild?: GuildName; wanted: readonly string[] },
): Promise<Own | null> => {
  const args = { server_id: guilds[guild].id, wanted };
  const { data, status } = await as(person).rpc('settings_with_names', args);
  expect(status).toBe(200);
  return data as Own | null;
};

const read = (world: World, as: PersonName, guild: GuildName = 'resellHeaven') =>
  post(world, 'guild-resources', { as, body: { serverId: guilds[guild].id } });

export const ownSettingsCases: Cases = {
  'values have names once the server was read': async (world) => {
    const wanted = ['adminRoleID', 'logsChannel'];
    const before = await own(world, 'owner', { wanted });
    expect(before).toMatchObject({ keys: wanted, read_at: null, roles: [], channels: [] });
    await read(world, 'owner');
    const after = await own(world, 'owner', { wanted });
    expect(after).toMatchObject({
      server_name: guilds.resellHeaven.name,
      config: { adminRoleID: roleId('Admin'), logsChannel: channelId('bot-log') },
      secrets: [],
      roles: [{ id: roleId('Admin'), name: 'Admin' }],
      channels: [
        { id: channelId('Staff'), name: 'Staff', type: 4, parent_id: null },
        { id: channelId('bot-log'), name: 'bot-log', type: 0, parent_id: channelId('Staff') },
      ],
      is_owner: true,
      permissions: guilds.resellHeaven.permissions,
    });
    expect(Date.parse(String(after?.read_at))).toBeGreaterThan(0);
  },
  'only settings that the viewer may see, and only those that were asked for': async (world) => {
    await read(world, 'editor', 'picksClub');
    const wanted = ['adminRoleID', 'typingPoints', 'noSuchKey'];
    const seen = await own(world, 'editor', { guild: 'picksClub', wanted });
    expect(seen?.keys).toEqual(['typingPoints']);
    expect(Object.keys(seen?.config ?? {}).filter((key) => key !== 'typingPoints')).toEqual([]);
    expect(seen?.roles).toEqual([]);
  },
  'none for a person without a panel, and none of an unknown server': async (world) => {
    expect(await own(world, 'owner', { guild: 'cryptoDesk', wanted: ['roleId'] })).toBeNull();
    expect(await own(world, 'newcomer', { wanted: ['roleId'] })).toBeNull();
  },
};
