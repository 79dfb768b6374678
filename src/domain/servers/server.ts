import * as v from 'valibot';
import { isAdministrator } from './administrator';
import { guildIconUrl } from './icon';
import type { ServerAccess } from './server-list';

/** The roles a person can have in a server, as shown on its card. */
export const serverRoles = ['Owner', 'Admin', 'Member', 'Demo'] as const;
export type ServerRole = (typeof serverRoles)[number];

/** A Discord server (product.md §7.3). `id` and `ownerId` are snowflake strings. */
export interface Server {
  id: string;
  name: string;
  icon: string | null;
  role: ServerRole;
  isDemo: boolean;
  hasLicense: boolean;
  ownerId?: string | undefined;
  /** Is set only in the server list, and only if the viewer's rights could be read. */
  access?: ServerAccess | undefined;
}

/** A guild in Discord's guild list. `permissions` is a decimal bit field of any length (discord.md §6.3, §6.4). */
export interface Guild {
  id: string;
  name: string;
  icon: string | null;
  permissions: string;
  owner: boolean;
}

export const demoServer: Server = {
  id: '100000000000000001',
  name: 'Test Dashboard Demo',
  icon: null,
  role: 'Demo',
  isDemo: true,
  hasLicense: true,
};

/** The largest Discord id: a signed 64-bit integer. */
const LARGEST_ID = 2n ** 63n - 1n;

/** Returns whether an id in a URL could be the id of a real server. */
export function couldBeServerId(id: string): boolean {
  return /^\d{17,20}$/.test(id) && BigInt(id) <= LARGEST_ID;
}

/** Returns the demo server to show for a URL whose id cannot be the id of a real server (product.md §8.1). */
export function unknownDemoServer(id: string): Server {
  return { id, name: 'Unknown Server', icon: null, role: 'Demo', isDemo: true, hasLicense: false };
}

export function serverFromGuild(guild: Guild): Server {
  return {
    id: guild.id,
    name: guild.name,
    icon: guildIconUrl(guild, 128),
    role: guild.owner ? 'Owner' : isAdministrator(guild.permissions) ? 'Admin' : 'Member',
    isDemo: false,
    hasLicense: true,
  };
}

const navigationState = v.object({
  server: v.object({
    id: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    name: v.string(),
    icon: v.nullable(v.string()),
    role: v.picklist(serverRoles),
    isDemo: v.boolean(),
    hasLicense: v.boolean(),
    ownerId: v.optional(v.string()),
  }),
});

/** Reads what a server card stored. Returns null if the state has another shape or another id. */
export function serverFromNavigation(state: unknown, id: string): Server | null {
  const parsed = v.safeParse(navigationState, state);
  return parsed.success && parsed.output.server.id === id ? parsed.output.server : null;
}

/** Reads which server's dashboard the viewer has just left. Returns null for a demo server. */
export function serverLeft(state: unknown): Pick<Server, 'id' | 'name'> | null {
  const parsed = v.safeParse(navigationState, state);
  if (!parsed.success || parsed.output.server.isDemo) return null;
  const { id, name } = parsed.output.server;
  return { id, name };
}
