import * as v from 'valibot';
import { isAdministrator } from './administrator';
import { guildIconUrl } from './icon';

/** The roles a person can have in a server, as its card says them (spec §6). */
export const serverRoles = ['Owner', 'Admin', 'Member', 'Demo'] as const;
export type ServerRole = (typeof serverRoles)[number];

/** A Discord server as the dashboard knows it (spec §3). `id` and `ownerId` are snowflake strings. */
export interface Server {
  id: string;
  name: string;
  /** An address of an image, or null where the server has none. */
  icon: string | null;
  role: ServerRole;
  isDemo: boolean;
  hasLicense: boolean;
  ownerId?: string | undefined;
}

/** A guild as the guild list has it. `permissions` is a decimal bit field of any length (discord.md §6.3, §6.4). */
export interface Guild {
  id: string;
  name: string;
  icon: string | null;
  permissions: string;
  owner: boolean;
}

/** The demo server every visitor may try (spec §3). */
export const demoServer: Server = {
  id: '100000000000000001',
  name: 'Test Dashboard Demo',
  icon: null,
  role: 'Demo',
  isDemo: true,
  hasLicense: true,
};

/** The largest id Discord can give: 64 bits, of which the first is never set. */
const LARGEST_ID = 2n ** 63n - 1n;

/** Returns whether an id in an address could be that of a real server: a snowflake string. */
export function couldBeServerId(id: string): boolean {
  return /^\d{17,20}$/.test(id) && BigInt(id) <= LARGEST_ID;
}

/** The server of an address whose id cannot be a real one (spec §2). */
export function unknownDemoServer(id: string): Server {
  return { id, name: 'Unknown Server', icon: null, role: 'Demo', isDemo: true, hasLicense: false };
}

/** The server behind a guild of the viewer's own list. */
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

/** Reads the server a card handed over while navigating; null when the state is anything else. */
export function serverFromNavigation(state: unknown, id: string): Server | null {
  const parsed = v.safeParse(navigationState, state);
  return parsed.success && parsed.output.server.id === id ? parsed.output.server : null;
}

/** Reads the server whose dashboard was left, for the page that follows; null for a demo server and any other state. */
export function serverLeft(state: unknown): Pick<Server, 'id' | 'name'> | null {
  const parsed = v.safeParse(navigationState, state);
  if (!parsed.success || parsed.output.server.isDemo) return null;
  const { id, name } = parsed.output.server;
  return { id, name };
}
