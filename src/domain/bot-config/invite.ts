import { permission, type Permissions } from '../discord-permissions/bits';
import { mattersIn, type NeededPermission } from '../discord-permissions/bot-limits';
import type { ChannelType } from '../discord-permissions/guild-facts';
import { isRoleNeed, permissionsOf } from './bot-needs';
import type { BotConfig } from './config';
import type { ConfigKey } from './fields';
import type { GuildResources } from './guild-resources';
import { serverPermissionFor } from './health';
import { type PickedId, pickedIds } from './picked-ids';

interface Invite {
  /** The id of the Discord application, a snowflake. */
  clientId: string;
  serverId: string;
  config: BotConfig;
  isSeen: (key: ConfigKey) => boolean;
  resources: GuildResources;
}

/**
 * Returns the permissions that the settings need. A channel that is unknown counts as a text channel, and a role that
 * the bot gives needs Manage Roles.
 */
export function permissionsNeeded(invite: Omit<Invite, 'clientId'>): Permissions {
  const types = new Map(invite.resources.channels.map(({ id, type }) => [id, type]));
  return pickedIds(invite.config)
    .filter(({ key }) => invite.isSeen(key))
    .flatMap((picked) => {
      const inServer = serverPermissionFor(picked, invite);
      return [
        ...neededFor(picked, types.get(picked.id) ?? 'text'),
        ...(inServer ? [inServer] : []),
      ];
    })
    .reduce((all, name) => all | permission[name], 0n);
}

function neededFor({ need }: PickedId, type: ChannelType): readonly NeededPermission[] {
  if (need === 'givesRole') return ['MANAGE_ROLES'];
  if (isRoleNeed(need)) return [];
  return permissionsOf(need).filter((name) => mattersIn(type, name));
}

/**
 * Returns the URL of Discord's page that adds the bot to the server, or replaces the permissions of the bot's own role
 * there (discord.md §6.8). Therefore the role keeps what it has.
 */
export function inviteUrl({ clientId, serverId, ...invite }: Invite): string {
  const own = BigInt(invite.resources.botLimits?.standing.ownRole ?? '0');
  const url = new URL('https://discord.com/oauth2/authorize');
  url.search = new URLSearchParams({
    client_id: clientId,
    scope: 'bot applications.commands',
    permissions: String(permissionsNeeded({ serverId, ...invite }) | own),
    guild_id: serverId,
    disable_guild_select: 'true',
  }).toString();
  return url.href;
}
