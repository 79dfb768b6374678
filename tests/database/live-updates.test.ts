import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { serveHttp } from '../../supabase/local/http';
import { startRealtime } from '../../supabase/local/realtime';
import { LOCAL_ANON_KEY } from '../../supabase/local/api';
import { openProject, runAs, type Project } from '../setup/project';
import { until } from '../setup/until';
import {
  addMember,
  addServer,
  anon,
  service,
  setPlatformOwner,
  setSiteAdmin,
  signUp,
  type SignedIn,
  tell,
} from './cast';

const here = '845201933120405504';
const there = '902334817261953024';
const person = (n: number) => `3${String(n).padStart(17, '0')}`;

let project: Project;
let owner: SignedIn;
let editor: SignedIn;
let points: SignedIn;
let stranger: SignedIn;
let memberId: string;

beforeEach(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  [owner, editor, points, stranger] = [
    await signUp(sql, person(1)),
    await signUp(sql, person(2)),
    await signUp(sql, person(3)),
    await signUp(sql, person(4)),
  ];
  await addServer(sql, here);
  await addServer(sql, there);
  await tell(sql, owner, here, { owner: true, permissions: '0' });
  memberId = await addMember(sql, person(2), { panels: { [here]: ['editors'] } });
  await addMember(sql, person(3), { panels: { [here]: ['points'], [there]: [] } });
});
afterEach(() => project.drop());

describe('the messages of a change', () => {
  /** Runs a statement as the superuser. Returns the topics of its messages. */
  async function topicsOf(statement: string): Promise<readonly string[]> {
    await project.sql`delete from realtime.messages`;
    await project.sql.unsafe(statement);
    const rows = await project.sql<{ topic: string; is_plain: boolean }[]>`
      select topic, private and extension = 'broadcast' and event = 'changed' and payload = '{}' as is_plain
      from realtime.messages order by topic`;
    expect(rows.every(({ is_plain }) => is_plain)).toBe(true);
    return rows.map(({ topic }) => topic);
  }
  const toEditor = () => `server-updates:${editor.userId}`;
  const toPoints = () => `server-updates:${points.userId}`;
  const all = 'db-changes:all';

  it('go to the member and to the team of the server', async () => {
    const rights = `public.server_member_permissions where team_member_id = '${memberId}'`;
    const changed = [`db-changes:${here}`, all, toEditor()];
    expect(
      await topicsOf(`update public.server_member_permissions set allowed_panels = '{roles}'
        where team_member_id = '${memberId}'`),
    ).toEqual(changed);
    expect(await topicsOf(`delete from ${rights}`)).toEqual(changed);
    expect(
      await topicsOf(`insert into public.server_member_permissions (team_member_id, server_id, server_name)
        values ('${memberId}', '${here}', 'Here'), ('${memberId}', '${there}', 'There')`),
    ).toEqual([`db-changes:${here}`, `db-changes:${there}`, all, toEditor()]);
    expect(
      await topicsOf(
        `update public.team_members set panel_role = 'admin' where id = '${memberId}'`,
      ),
    ).toEqual([`db-changes:${here}`, `db-changes:${there}`, all, toEditor()]);
  });

  it('go to the former and to the new account of a member', async () => {
    const change = `update public.team_members set discord_id = '${person(3)}' where id = '${memberId}'`;
    const accounts = [toEditor(), toPoints()].toSorted();
    expect(await topicsOf(change)).toEqual([`db-changes:${here}`, all, ...accounts]);
  });

  it('go to a removed member, and to the servers on which the member had rights', async () => {
    const removal = await topicsOf(`delete from public.team_members where id = '${memberId}'`);
    expect(new Set(removal)).toEqual(new Set([`db-changes:${here}`, all, toEditor()]));
  });

  it('go to no account if the member has none, and to nobody if nothing changed', async () => {
    expect(await topicsOf(`insert into public.team_members (name) values ('Paula')`)).toEqual([
      all,
    ]);
    expect(await topicsOf(`update public.team_members set name = name`)).toEqual([]);
    expect(
      await topicsOf(`update public.server_member_permissions set allowed_panels = allowed_panels`),
    ).toEqual([]);
    expect(await topicsOf(`delete from public.team_members where false`)).toEqual([]);
  });
});

/** How many messages a page gets, by the number of open dashboards of different servers. */
it('a change costs as many messages as before when more dashboards are open', async () => {
  const { sql } = project;
  const realtime = await startRealtime(project.url(), async (token) => ({
    role: 'authenticated',
    sub: token,
  }));
  const gateway = await serveHttp(
    0,
    async () => new Response(null, { status: 404 }),
    realtime.upgrade,
  );
  onTestFinished(async () => {
    await gateway.stop();
    await realtime.stop();
  });
  const address = `${gateway.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${LOCAL_ANON_KEY}`;
  let joined = 0;
  let messages = 0;
  const open = (userId: string, serverId: string) => {
    const socket = new WebSocket(address);
    onTestFinished(() => socket.terminate());
    socket.on('message', (data: Buffer) => {
      const [, , , event, payload] = JSON.parse(data.toString()) as [
        null,
        null,
        string,
        string,
        { status?: string },
      ];
      if (event === 'phx_reply') joined += Number(payload.status === 'ok');
      else if (event === 'broadcast' || event === 'postgres_changes') messages += 1;
    });
    socket.on('open', () => {
      const rows = {
        event: '*',
        schema: 'public',
        table: 'server_configs',
        filter: `server_id=eq.${serverId}`,
      };
      const join = (topic: string, config: object) =>
        socket.send(
          JSON.stringify([
            '1',
            '1',
            `realtime:${topic}`,
            'phx_join',
            { config, access_token: userId },
          ]),
        );
      join(`server-updates:${userId}`, { private: true });
      join(`db-changes:${serverId}`, { private: true });
      join(`server-config:${serverId}`, { postgres_changes: [rows] });
    });
  };
  const dashboards = await sql<{ user_id: string; server_id: string }[]>`
    with people as (
      insert into auth.users (id, aud, role, email)
      select gen_random_uuid(), 'authenticated', 'authenticated', n || '@grouped.example' from generate_series(1, 200) n
      returning id, split_part(email, '@', 1)::int as n),
    accounts as (
      insert into auth.identities (user_id, provider, provider_id, identity_data)
      select id, 'discord', '5' || lpad(n::text, 17, '0'), '{}' from people),
    servers as (
      insert into public.servers (id, name, added_at)
      select '6' || lpad(n::text, 17, '0'), 'Server', now() from people returning id),
    members as (
      insert into public.team_members (name, discord_id)
      select 'Member', '5' || lpad(n::text, 17, '0') from people returning id, substr(discord_id, 2) as n)
    select people.id as user_id, '6' || lpad(people.n::text, 17, '0') as server_id from people order by people.n`;
  await sql`insert into public.server_member_permissions (team_member_id, server_id, server_name, allowed_panels)
    select member.id, '6' || substr(member.discord_id, 2), 'Server', '{editors,points}' from public.team_members member
    where member.discord_id like '5%'`;
  const changes = 10;
  const counted: object[] = [];
  for (const size of [25, 50, 100, 200]) {
    const opened = counted.length === 0 ? 0 : size / 2;
    for (const { user_id, server_id } of dashboards.slice(opened, size)) open(user_id, server_id);
    await until(() => expect(joined).toBe(size * 3));
    messages = 0;
    await sql`delete from realtime.messages`;
    for (const { server_id } of dashboards.slice(0, changes)) {
      await sql`update public.server_member_permissions set allowed_panels =
        case when 'points' = any (allowed_panels) then '{editors}'::text[] else '{editors,points}'::text[] end
        where server_id = ${server_id}`;
    }
    // Messages are sent in order: when a last one has arrived, the others have arrived.
    await until(() => expect(messages).toBe(changes * 2));
    await sql`select realtime.send('{}', 'changed', ${`server-updates:${dashboards[0]?.user_id ?? ''}`})`;
    await until(() => expect(messages).toBeGreaterThan(changes * 2));
    const [sent] = await sql<
      { count: number }[]
    >`select count(*)::int - 1 as count from realtime.messages`;
    counted.push({ toPages: messages - 1, fromDatabase: sent?.count });
  }
  // product.md §16.5 derives the messages per second from these numbers.
  expect(counted).toEqual(counted.map(() => ({ toPages: 20, fromDatabase: 30 })));
});

it('a topic is open to those whom it concerns, and nobody sends to it', async () => {
  const { sql } = project;
  const [admin, platformOwner] = [await signUp(sql, person(5)), await signUp(sql, person(6))];
  await setSiteAdmin(sql, admin);
  await setPlatformOwner(sql, person(6));
  const callers = { anon, stranger, points, editor, owner, admin, platformOwner, service };
  const heard: Record<string, string[]> = {};
  const topics = [
    `server-updates:${editor.userId}`,
    `db-changes:${here}`,
    `db-changes:${there}`,
    'db-changes:all',
    'db-changes:',
    'db-changes',
    'server-updates:',
    `server-updates:${editor.userId}:`,
    ` db-changes:${here}`,
  ];
  for (const topic of topics) {
    await sql`delete from realtime.messages`;
    await sql`select realtime.send('{}', 'changed', ${topic})`;
    heard[topic] = [];
    for (const [name, caller] of Object.entries(callers)) {
      const read = await runAs(sql, caller, async (t) => {
        await t`select set_config('realtime.topic', ${topic}, true)`;
        return t`select 1 from realtime.messages where topic = ${topic}`;
      });
      if (read.ok && read.rows.length > 0) heard[topic].push(name);
      const said = await runAs(
        sql,
        caller,
        async (t) => {
          await t`select set_config('realtime.topic', ${topic}, true)`;
          return t`insert into realtime.messages (topic, extension) values (${topic}, 'broadcast')`;
        },
        { undo: true },
      );
      expect([topic, name, said.ok]).toEqual([topic, name, name === 'service']);
    }
  }
  const everywhere = ['admin', 'platformOwner', 'service'];
  expect(Object.values(heard)).toEqual([
    ['editor', 'service'],
    ['editor', 'owner', ...everywhere],
    everywhere,
    everywhere,
    everywhere,
    everywhere,
    ['service'],
    ['service'],
    ['service'],
  ]);
});
