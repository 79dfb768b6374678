import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';
import { openProject, type Project } from '../setup/project';
import type { SignedIn } from './cast';

/** Returns the id that scale.sql gives to row `n` of a kind. */
export const uuidOf = (kind: string, n: number): string => {
  const digits = createHash('md5').update(`${kind}${n}`).digest('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
const serverId = (n: number) => String(100_000_000_000_000_000n + BigInt(n));

/** A user of the large data set, with the server and the team member that the statements use. */
export interface Viewer extends SignedIn {
  server: string;
  member: string;
}

/** The users of scale.sql whose statements are measured. */
export const viewers = {
  'the owner of one server': viewer(20_002, serverId(1), uuidOf('editor', 1)),
  'an administrator of 400 servers': viewer(20_001, serverId(25), uuidOf('many', 1)),
  'an editor of five servers': viewer(20_003, serverId(2), uuidOf('editor', 1)),
  'a site admin': viewer(20_004, serverId(1), uuidOf('editor', 1)),
} as const satisfies Record<string, Viewer>;

export type ViewerName = keyof typeof viewers;

function viewer(n: number, server: string, member: string): Viewer {
  return { role: 'authenticated', userId: uuidOf('user', n), server, member };
}

/** Creates a project with the rows of scale.sql: 10,000 servers and 100,000 permission rows. Takes a few seconds. */
export async function openScale(): Promise<Project> {
  const project = await openProject('fresh');
  const rows = readFileSync(new URL('scale.sql', import.meta.url), 'utf8');
  await project.sql.unsafe(rows).simple();
  await project.sql.unsafe('vacuum analyze');
  return project;
}

/** The row counts that limit how many pages a viewer's statements may read. */
export interface RowCounts {
  /** The rows that decide the viewer's access: guilds, member rows, and the permissions of these member rows. */
  rights: number;
  /** The members whom the viewer sees because of a role in a server. */
  members: number;
  /** The number of the first 1,000 members whom the viewer sees, plus the number of their permissions. */
  teamPage: number;
  /** The number of members of the viewer's server, plus the number of their permissions. */
  serverTeam: number;
}

export async function countRows(sql: Sql, { userId, server }: Viewer): Promise<RowCounts> {
  const claims = JSON.stringify({ sub: userId });
  return sql.begin(async (t) => {
    const [own] = await t<{ rights: number }[]>`
      select set_config('request.jwt.claims', ${claims}, true),
        (select count(*) from private.guild_access where user_id = ${userId})::int
        + (select count(distinct member.id) + count(given.id) from public.team_members member
          left join public.server_member_permissions given on given.team_member_id = member.id
          where member.discord_id = (select provider_id from auth.identities where user_id = ${userId}))::int as rights`;
    await t`set local role authenticated`;
    const [seen] = await t<{ members: number; team_page: number; server_team: number }[]>`
      with listed as materialized (select id from public.team_members order by id limit 1000),
      given as materialized (select team_member_id from public.server_member_permissions where server_id = ${server})
      select (select count(*) from private.my_member_ids())::int as members,
        ((select count(*) from listed) + (select count(*) from public.server_member_permissions
          where team_member_id in (select id from listed)))::int as team_page,
        ((select count(*) from given) + (select count(*) from public.server_member_permissions
          where team_member_id in (select team_member_id from given)))::int as server_team`;
    return {
      rights: own?.rights ?? 0,
      members: seen?.members ?? 0,
      teamPage: seen?.team_page ?? 0,
      serverTeam: seen?.server_team ?? 0,
    };
  });
}
