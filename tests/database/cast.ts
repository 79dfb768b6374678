import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { GuildWord } from '../permissions/decisions';
import type { Caller } from '../setup/project';

export type SignedIn = Extract<Caller, { role: 'authenticated' }>;

export const anon: Caller = { role: 'anon' };
export const service: Caller = { role: 'service_role' };

/** Creates a user. If a Discord id is given, the user has signed up through Discord. Bypasses every policy. */
export async function signUp(
  sql: Sql,
  discordId: string | null,
  name = 'someone',
): Promise<SignedIn> {
  const userId = randomUUID();
  await sql`insert into auth.users (id, aud, role, email)
    values (${userId}, 'authenticated', 'authenticated', ${`${name.replaceAll(' ', '-')}.${userId}@grouped.example`})`;
  // The templates have done it already (`openSessions` in tests/setup/postgres.ts).
  await sql`insert into auth.sessions (id, user_id) values (${userId}, ${userId}) on conflict do nothing`;
  if (discordId !== null) {
    await sql`insert into auth.identities (user_id, provider, provider_id, identity_data)
      values (${userId}, 'discord', ${discordId}, ${sql.json({ sub: discordId, full_name: name })})`;
  }
  return { role: 'authenticated', userId };
}

/** Creates a server with a dashboard. */
export async function addServer(
  sql: Sql,
  id: string,
  ownerId: string | null = null,
): Promise<void> {
  await sql`insert into public.servers (id, name, owner_id, added_at) values (${id}, ${`Server ${id}`}, ${ownerId}, now())
    on conflict (id) do update set owner_id = excluded.owner_id`;
}

/** Stores a user's role in a guild, as Discord reported it. */
export async function tell(
  sql: Sql,
  { userId }: SignedIn,
  serverId: string,
  word: GuildWord,
): Promise<void> {
  await sql`insert into private.guild_access (user_id, server_id, name, owner, permissions, believed_until)
    values (${userId}, ${serverId}, 'Guild', ${word.owner}, ${word.permissions},
      now() + ${word.hasLapsed ? '-1 second' : '1 hour'}::interval)`;
}

/**
 * Creates a team member who may open the given `panels`. `everywhere` are the panels that the member may open in every
 * server. Returns the member's id.
 */
export async function addMember(
  sql: Sql,
  discordId: string | null,
  {
    role = 'support',
    panels = {},
    everywhere = [],
    addedBy = null,
  }: {
    role?: string;
    /** Panels by server id. */
    panels?: Record<string, readonly string[]>;
    everywhere?: readonly string[];
    addedBy?: SignedIn | null;
  },
): Promise<string> {
  const id = randomUUID();
  await sql`insert into public.team_members (id, name, discord_id, panel_role, allowed_panels, added_by)
    values (${id}, 'Member', ${discordId}, ${role}, ${[...everywhere]}, ${addedBy?.userId ?? null})`;
  for (const [serverId, allowed] of Object.entries(panels)) {
    await sql`insert into public.server_member_permissions (team_member_id, server_id, server_name, allowed_panels)
      values (${id}, ${serverId}, 'Server', ${[...allowed]})`;
  }
  return id;
}

/** Makes a user the platform owner. */
export async function setPlatformOwner(sql: Sql, discordId: string): Promise<void> {
  await sql`insert into private.platform_owner (discord_id) values (${discordId})`;
}

/** Makes a user a site admin. */
export async function setSiteAdmin(sql: Sql, { userId }: SignedIn): Promise<void> {
  await sql`insert into private.site_admins (user_id) values (${userId})`;
}
