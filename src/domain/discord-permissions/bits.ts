import * as v from 'valibot';

/** A set of Discord's permissions. Each bit is one permission (discord.md §6.4). */
export type Permissions = bigint;

/** The permissions that the product reads, by Discord's names (discord.md §6.4). */
export const permission = {
  KICK_MEMBERS: 1n << 1n,
  ADMINISTRATOR: 1n << 3n,
  MANAGE_CHANNELS: 1n << 4n,
  MANAGE_GUILD: 1n << 5n,
  ADD_REACTIONS: 1n << 6n,
  VIEW_CHANNEL: 1n << 10n,
  SEND_MESSAGES: 1n << 11n,
  SEND_TTS_MESSAGES: 1n << 12n,
  MANAGE_MESSAGES: 1n << 13n,
  EMBED_LINKS: 1n << 14n,
  ATTACH_FILES: 1n << 15n,
  READ_MESSAGE_HISTORY: 1n << 16n,
  MENTION_EVERYONE: 1n << 17n,
  CONNECT: 1n << 20n,
  MANAGE_ROLES: 1n << 28n,
  SEND_MESSAGES_IN_THREADS: 1n << 38n,
} as const satisfies Readonly<Record<string, Permissions>>;

export type PermissionName = keyof typeof permission;

/** All permissions, including those that Discord may add later. */
export const allPermissions: Permissions = (1n << 128n) - 1n;

/** Schema of permissions as Discord sends them: a decimal string, which may exceed a safe integer. */
export const permissionsText = v.pipe(
  v.string(),
  v.regex(/^\d{1,39}$/),
  v.transform((digits): Permissions => BigInt(digits)),
);

export function has(permissions: Permissions, name: PermissionName): boolean {
  return (permissions & permission[name]) !== 0n;
}

export function without(permissions: Permissions, removed: Permissions): Permissions {
  return permissions - (permissions & removed);
}
