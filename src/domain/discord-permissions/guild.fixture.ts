import { permission, type PermissionName, type Permissions } from './bits';
import type { GuildFacts, MemberFacts, Overwrite, RoleFacts } from './guild-facts';

export const ids = {
  guild: '100000000000000001',
  owner: '100000000000000002',
  bot: '100000000000000003',
  member: '100000000000000011',
  grouped: '100000000000000012',
  admin: '100000000000000013',
  booster: '100000000000000014',
} as const;

/** Returns a set that contains only the given permissions. */
export function only(...names: readonly PermissionName[]): Permissions {
  return names.reduce((all, name) => all | permission[name], 0n);
}

export function role(id: string, facts: Partial<RoleFacts> = {}): RoleFacts {
  return { id, position: 1, permissions: 0n, isManaged: false, ...facts };
}

/** Returns the bot as a member, by default with the role `grouped`. */
export function bot(facts: Partial<MemberFacts> = {}): MemberFacts {
  return { id: ids.bot, roles: [ids.grouped], isTimedOut: false, ...facts };
}

const everyday = [
  'VIEW_CHANNEL',
  'SEND_MESSAGES',
  'EMBED_LINKS',
  'ATTACH_FILES',
  'READ_MESSAGE_HISTORY',
  'ADD_REACTIONS',
  'CONNECT',
  'SEND_MESSAGES_IN_THREADS',
] as const;

/** Returns a guild whose roles are, from the highest: admin, grouped, booster (managed), member, @everyone. */
export function guild({
  everyone = only(...everyday),
  grouped = only('MANAGE_ROLES', 'MANAGE_CHANNELS'),
  ownerId = ids.owner,
}: { everyone?: Permissions; grouped?: Permissions; ownerId?: string } = {}): GuildFacts {
  return {
    id: ids.guild,
    ownerId,
    roles: [
      role(ids.guild, { position: 0, permissions: everyone }),
      role(ids.member, { position: 1 }),
      role(ids.booster, { position: 2, isManaged: true }),
      role(ids.grouped, { position: 3, permissions: grouped }),
      role(ids.admin, { position: 4 }),
    ],
  };
}

type OverwriteParts = Partial<Pick<Overwrite, 'allow' | 'deny'>>;

export function forRole(id: string, { allow = 0n, deny = 0n }: OverwriteParts): Overwrite {
  return { id, of: 'role', allow, deny };
}

export function forMember(id: string, { allow = 0n, deny = 0n }: OverwriteParts): Overwrite {
  return { id, of: 'member', allow, deny };
}

export function channel(...overwrites: readonly Overwrite[]) {
  return { id: '100000000000000101', type: 'text' as const, overwrites };
}
