import { beforeEach, describe, expect, it } from 'vitest';
import { runAs, useProject, type Caller } from '../setup/project';
import {
  addMember,
  addServer,
  anon,
  service,
  setPlatformOwner,
  signUp,
  type SignedIn,
} from './cast';
import { guild } from './discord-scene';

const shop = '845201933120405504';
const other = '902334817261953024';
const id = (n: number) => `30000000000000000${n}`;

let project: Awaited<ReturnType<typeof useProject>>;
let former: SignedIn;
let heir: SignedIn;
let helper: SignedIn;

beforeEach(async () => {
  project = await useProject('fresh');
  const { sql } = project;
  former = await signUp(sql, id(1), 'Former');
  heir = await signUp(sql, id(2), 'Heir');
  helper = await signUp(sql, id(3), 'Helper');
  await record(former, { owner: true });
  await sql`update public.servers set added_at = now()`;
});

const as = async (caller: Caller, statement: string) => {
  const outcome = await runAs(project.sql, caller, (t) => t.unsafe(statement));
  return outcome.ok ? outcome.rows : outcome.code;
};
const record = async ({ userId }: SignedIn, ...guilds: object[]) => {
  const list = JSON.stringify(guilds.map((rest) => guild(shop, rest)));
  const told = await as(service, `select public.record_guild_access('${userId}', '${list}')`);
  if (typeof told === 'string') throw new Error(told);
};
const botSays = (owner: string, server = shop) =>
  as(service, `select public.record_server_owner('${server}', '${owner}')`);
/** Gives rights as the site does. */
const give = (caller: Caller, member: string, panels: readonly string[] = ['points']) =>
  as(
    caller,
    `select public.replace_member_permissions('${member}', '${JSON.stringify([
      { server_id: shop, server_name: 'Shop', allowed_panels: panels },
    ])}')`,
  );
const add = async (caller: SignedIn, discordId: string, panels?: readonly string[]) => {
  const rows = await as(
    caller,
    `insert into public.team_members (name, discord_id) values ('${discordId}', '${discordId}') returning id`,
  );
  const member = Array.isArray(rows) ? String(rows[0]?.['id']) : '';
  expect(await give(caller, member, panels)).toEqual(expect.any(Array));
  return member;
};
/** Returns the ids of the editors whom the owner is asked about. */
const asked = async (caller: Caller, server: string | null = shop) => {
  const rows = await as(
    caller,
    `select id from public.team_page(${server === null ? 'null' : `'${server}'`})
      where server_member_permissions @> '[{"server_id": "${shop}", "awaits_owner": true}]' order by id`,
  );
  return Array.isArray(rows) ? rows.map((row) => String(row['id'])) : rows;
};
const confirm = async (caller: Caller, members: readonly string[], server = shop) => {
  const rows = await as(
    caller,
    `select public.confirm_editors('${server}', array[${members.map((each) => `'${each}'`).join()}]::uuid[]) as outcome`,
  );
  return Array.isArray(rows) ? rows[0]?.['outcome'] : rows;
};
const opens = async (caller: Caller, panel = 'points') => {
  const rows = await as(caller, `select private.may_open_panel('${shop}', '${panel}') as opens`);
  return Array.isArray(rows) ? rows[0]?.['opens'] : rows;
};

describe('editors after a server was handed over', () => {
  it('keep their rights until the new owner has answered, who is asked about each of them', async () => {
    const kept = await add(former, id(3));
    const removed = await add(former, id(4));
    expect(await asked(former)).toEqual([]);
    await record(heir, { owner: true });
    expect(await opens(helper)).toBe(true);
    expect(await asked(heir)).toEqual([kept, removed].toSorted());

    expect(await confirm(heir, [kept])).toBe('confirmed');
    expect(await asked(heir)).toEqual([removed]);
    await as(
      heir,
      `delete from public.server_member_permissions where team_member_id = '${removed}'`,
    );
    expect(await asked(heir)).toEqual([]);
    expect(await opens(helper)).toBe(true);
    // A removed editor, and a repeated answer.
    expect(await confirm(heir, [kept, removed])).toBe('confirmed');
  });

  it('are asked about again when the server is handed on, and not when it comes back', async () => {
    const member = await add(former, id(3));
    await record(heir, { owner: true });
    await record(former, { owner: true });
    expect(await asked(former)).toEqual([]);
    await record(heir, { owner: true });
    await confirm(heir, [member]);
    expect(await asked(heir)).toEqual([]);
    await botSays(id(1));
    await record(former, { owner: true });
    expect(await asked(former)).toEqual([member]);
  });

  it.each([
    ['the former owner, as an administrator', () => record(former, { permissions: '8' })],
    ['the bot', () => botSays(id(2))],
  ])('are asked about although the first to say so is %s', async (_, told) => {
    const member = await add(former, id(3));
    await told();
    await record(heir, { owner: true });
    expect(await asked(heir)).toEqual([member]);
  });

  it('includes whom the former owner added while no owner was known, and whom an administrator added before the first', async () => {
    await record(former, { permissions: '8' });
    const member = await add(former, id(3));
    await record(heir, { owner: true });
    expect(await asked(heir)).toEqual([member]);
    const later = await add(former, id(4));
    expect(await asked(heir)).not.toContain(later);
  });

  it('includes whom an editor added who was not confirmed', async () => {
    const member = await add(former, id(3), ['editors', 'points']);
    await record(heir, { owner: true });
    const friend = await add(helper, id(4));
    expect(await asked(heir)).toEqual([member, friend].toSorted());
    await confirm(heir, [member]);
    const next = await add(helper, id(5));
    expect(await asked(heir)).toEqual([friend]);
    expect(next).not.toBe('');
  });

  it('stay unconfirmed when somebody else changes their panels', async () => {
    const member = await add(former, id(3));
    await record(heir, { owner: true });
    await record(former, { permissions: '8' });
    await give(former, member, ['points', 'roles']);
    expect(await asked(heir)).toEqual([member]);
    expect(
      await as(
        former,
        `update public.server_member_permissions set confirmed_owner_id = '${id(2)}'`,
      ),
    ).toBe('42501');
  });

  it('are not the new owner, nor the platform owner, nor members of another server', async () => {
    await setPlatformOwner(project.sql, id(9));
    await addServer(project.sql, other, id(1));
    await addMember(project.sql, id(2), { panels: { [shop]: ['points'] } });
    await addMember(project.sql, id(9), { role: 'admin', panels: { [shop]: [] } });
    await addMember(project.sql, id(4), { panels: { [other]: ['points'] } });
    await record(heir, { owner: true });
    expect(await asked(heir)).toEqual([]);
  });

  it('are confirmed by the owner only', async () => {
    const member = await add(former, id(3), ['editors']);
    await record(heir, { owner: true });
    await record(former, { permissions: '8' });
    for (const caller of [former, helper, await signUp(project.sql, null), anon]) {
      expect(await confirm(caller, [member])).toBe('42501');
    }
    expect(await confirm(heir, [member], other)).toBe('42501');
    await project.sql`update private.guild_access set believed_until = now() - interval '1 second'`;
    expect(await confirm(heir, [member])).toBe('42501');
  });
});

it('a former editor does not change whom they added, to whom others give rights', async () => {
  await add(former, id(3), ['editors']);
  await as(
    helper,
    `insert into public.team_members (name, discord_id) values ('Friend', '${id(4)}')`,
  );
  const redirect = async (discordId: string) => {
    const rows = await as(
      helper,
      `update public.team_members set discord_id = '${discordId}' where name = 'Friend' returning discord_id`,
    );
    return Array.isArray(rows) ? rows.length : rows;
  };
  expect(await redirect(id(5))).toBe(1);
  await project.sql`delete from public.server_member_permissions`;
  expect(await redirect(id(3))).toBe(0);
});

describe('the rights of a former owner', () => {
  it.each([
    ['the new owner visits', () => record(heir, { owner: true })],
    ['the bot is told of the new owner', () => botSays(id(2))],
  ])('end when %s, although Discord’s list of their guilds is a day old', async (_, told) => {
    const member = await add(former, id(3));
    expect(await opens(former)).toBe(true);
    await told();
    expect(await opens(former)).toBe(false);
    expect(await give(former, member, ['points', 'roles'])).toBe('42501');
    expect(await confirm(former, [member])).toBe('42501');
    expect(await opens(helper)).toBe(true);
    await record(former, { permissions: '8' });
    expect(await opens(former)).toBe(true);
  });

  it('does not protect them from removal any more when they have left the server', async () => {
    await record(former);
    const [row] = await project.sql`select owner_id from public.servers where id = ${shop}`;
    expect(row).toEqual({ owner_id: null });
  });

  it('is told by the bot only, for servers that are known', async () => {
    for (const caller of [heir, anon]) {
      expect(await as(caller, `select public.record_server_owner('${shop}', '${id(2)}')`)).toBe(
        '42501',
      );
    }
    expect(await botSays(id(2), other)).toHaveLength(1);
    expect(await project.sql`select id from public.servers where id = ${other}`).toHaveLength(0);
    expect(await botSays('nobody')).toBe('23514');
  });
});
