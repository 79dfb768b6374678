import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followMemberships } from '../../examples/bot/memberships.mjs';
import { openProject, runAs, type Project } from '../setup/project';
import { until } from '../setup/until';
import { addServer, service, signUp, type SignedIn } from './cast';

const here = '845201933120405504';
const there = '902334817261953024';
const gold = '700000000000000001';
const silver = '700000000000000002';
const person = (n: number) => `3${String(n).padStart(17, '0')}`;

let project: Project;
let buyer: SignedIn;
let stop: () => Promise<void>;

beforeEach(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  const seller = await signUp(sql, person(0));
  buyer = await signUp(sql, person(1));
  stop = async () => {};
  await addServer(sql, here);
  await addServer(sql, there);
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
  for (const [store, server] of [
    ['biz_cards', here],
    ['biz_coins', there],
  ] as const) {
    await sql`insert into public.stores (id, owner_id, name, slug, server_id)
      values (${store}, ${seller.userId}, ${store}, ${store.slice(4)}, ${server})`;
    await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, role_id)
      values (${store}, 'Gold', 'one-time', 5, ${gold}), (${store}, 'Silver', 'one-time', 5, ${silver})`;
    await sql`insert into public.store_members (store_id, membership_id, status, discord_id)
      select store_id, id, 'active', discord_id from public.store_memberships,
        unnest(array[${person(1)}, ${person(2)}]) discord_id where store_id = ${store} and name = 'Gold'`;
  }
  await sql`update private.server_links set allowed_role_ids = ${[gold, silver]}`;
});
afterEach(async () => {
  await stop();
  await project.drop();
});

/** A client of the example bot that asks the database with the secret key. Returns also what was asked. */
function createClient() {
  const asked: string[] = [];
  let look = () => {};
  const answer = async (statement: string, values: readonly string[]) => {
    const outcome = await runAs(project.sql, service, (t) => t.unsafe(statement, [...values]));
    if (!outcome.ok) throw new Error(outcome.message);
    return { data: outcome.rows[0]?.['data'] ?? [] };
  };
  const channel = {
    on: (_kind: string, _filter: object, listener: () => void) => {
      look = listener;
      return channel;
    },
    subscribe: () => channel,
  };
  const client = {
    rpc: (name: string, given: Record<string, string | number | null>) => ({
      throwOnError: () => {
        const args = Object.entries(given).filter(([, value]) => value !== null);
        const scope = given['last_server'] === undefined ? '' : ` of ${given['last_server']}`;
        asked.push(`${name}${scope}`);
        const list = args.map(([key], n) => `${key} => $${n + 1}`).join(', ');
        const returned = name === 'membership_roles' ? 'jsonb_agg(to_jsonb(each))' : 'each';
        return answer(
          `select ${returned} as data from public.${name}(${list}) each`,
          args.map(([, value]) => String(value)),
        );
      },
    }),
    channel: () => channel,
    removeChannel: () => Promise.resolve(),
  };
  return { client: client as unknown as SupabaseClient, asked, changed: () => look() };
}

/** Starts the example bot, and waits until it has given each role that is due. */
async function startBot() {
  const { client, asked, changed } = createClient();
  const held = new Set<string>();
  const failures: unknown[] = [];
  const keyOf = (role: { server_id: string; role_id: string; discord_id: string }) =>
    `${role.server_id} ${role.role_id} ${role.discord_id}`;
  stop = followMemberships(client, {
    roles: {
      give: (role) => Promise.resolve(Boolean(held.add(keyOf(role)))),
      remove: (role) => Promise.resolve(held.delete(keyOf(role)) || true),
    },
    onError: (error) => failures.push(error),
    seconds: 3_600,
  });
  /** Returns the roles to remove from members who have them, and the roles to give to members who lack them. */
  const wrong = async () => {
    const rows = await project.sql<
      { server_id: string; role_id: string; discord_id: string; is_due: boolean | null }[]
    >`select * from private.membership_roles('', '', '', '99999999999999999999', null, null, null)`;
    const due = new Map(rows.map((row) => [keyOf(row), row.is_due]));
    return [
      ...[...held].filter((key) => due.get(key) === false || !due.has(key)),
      ...[...due].flatMap(([key, isDue]) => (isDue === true && !held.has(key) ? [key] : [])),
    ];
  };
  const settled = () => until(async () => expect(await wrong()).toEqual([]));
  await settled();
  asked.length = 0;
  return { held, asked, changed, failures, wrong, settled };
}

describe('the example bot follows', () => {
  it.each([
    [
      'a new member',
      `insert into public.store_members (store_id, membership_id, status, discord_id)
      select store_id, id, 'active', '${person(3)}' from public.store_memberships where role_id = '${silver}'`,
    ],
    [
      'a membership that ends',
      `update public.store_members set status = 'canceled' where discord_id = '${person(1)}'`,
    ],
    [
      'a member without a place',
      `update public.store_members set is_oversold = true where discord_id = '${person(1)}'`,
    ],
    [
      'a member who is deleted',
      `delete from public.store_members where discord_id = '${person(1)}'`,
    ],
    [
      'another account',
      `update public.store_members set discord_id = '${person(4)}' where discord_id = '${person(1)}'`,
    ],
    [
      'an account that is unlinked',
      `update public.store_members set discord_id = null where discord_id = '${person(1)}'`,
    ],
    [
      'another membership',
      `update public.store_members member set membership_id = sold.id from public.store_memberships sold
      where sold.store_id = member.store_id and sold.role_id = '${silver}'`,
    ],
    [
      'another role of a membership',
      `update public.store_memberships set role_id = '700000000000000003' where role_id = '${gold}';
      update private.server_links set allowed_role_ids = '{700000000000000003}'`,
    ],
    [
      'a membership without a role',
      `update public.store_memberships set role_id = null where role_id = '${gold}'`,
    ],
    [
      'a store that moves',
      `update public.stores set server_id = '${there}' where id = 'biz_cards';
      update private.server_links set allowed_role_ids = '{${gold}}'`,
    ],
    [
      'a store that is unlinked',
      `update public.stores set server_id = null where id = 'biz_cards'`,
    ],
    ['a store that is deleted', `delete from public.stores where id = 'biz_cards'`],
    ['a server that is deleted', `delete from public.servers where id = '${here}'`],
    [
      'the role of a member on a link that was paused meanwhile',
      `update public.stores set server_link = 'paused';
      update public.store_members set status = 'canceled' where discord_id = '${person(1)}';
      update public.stores set server_link = 'standing'`,
    ],
  ])('%s', async (_what, statements) => {
    const bot = await startBot();
    await project.sql.unsafe(statements).simple();
    expect(await bot.wrong()).not.toEqual([]);
    bot.changed();
    await bot.settled();
    expect(bot.asked).not.toContain('membership_roles');
    expect(bot.failures).toEqual([]);
  });

  it('what a person refuses and no longer refuses', async () => {
    const bot = await startBot();
    await project.sql`insert into private.refused_stores (user_id, store_id, discord_id)
      values (${buyer.userId}, 'biz_cards', ${person(1)})`;
    expect(await bot.wrong()).not.toEqual([]);
    bot.changed();
    await bot.settled();
    await project.sql`delete from private.refused_stores`;
    expect(await bot.wrong()).not.toEqual([]);
    bot.changed();
    await bot.settled();
  });

  it('a role that the seller may not give any more: it stays, and is removed once it is not due', async () => {
    const bot = await startBot();
    await project.sql`update private.server_links set allowed_role_ids = '{}'`;
    bot.changed();
    await until(() => expect(bot.asked.filter((each) => each.includes(' of '))).toHaveLength(2));
    expect(bot.held.size).toBe(4);
    await project.sql`update public.store_members set status = 'canceled'`;
    await project.sql`update private.server_links set allowed_role_ids = ${[gold]}`;
    bot.changed();
    await until(() => expect(bot.held.size).toBe(0));
  });

  it('nothing, if a renewal changes no role', async () => {
    const bot = await startBot();
    await project.sql`update public.store_members set until = now(), status = 'past_due'`;
    const [row] = await project.sql`select public.role_changes(made_in || ':' || id) as changes
      from private.bot_changes where kind = 'roles' order by made_in desc, id desc limit 1`;
    expect(row?.['changes']).toMatchObject({ servers: [], members: [] });
    expect(await bot.wrong()).toEqual([]);
  });
});

describe('a change that is committed late', () => {
  it('is not missed', async () => {
    const bot = await startBot();
    await project.sql.begin(async (late) => {
      await late`update public.store_members set status = 'canceled' where discord_id = ${person(1)}`;
      for (const n of [5, 6]) {
        await project.sql`insert into public.store_members (store_id, membership_id, status, discord_id)
          select store_id, id, 'active', ${person(n)} from public.store_memberships where role_id = ${silver}`;
        bot.changed();
        await bot.settled();
      }
    });
    expect(await bot.wrong()).toHaveLength(2);
    bot.changed();
    await bot.settled();
    expect(bot.asked).not.toContain('membership_roles');
  });

  it('does not keep many later ones back, and is not asked for again and again', async () => {
    const bot = await startBot();
    await project.sql.begin(async (late) => {
      await late`update public.store_members set status = 'canceled' where discord_id = ${person(1)}`;
      await project.sql`insert into public.store_members (store_id, membership_id, status, discord_id)
        select store_id, id, 'active', (300000000000001000 + n)::text from public.store_memberships, generate_series(1, 2500) n
        where store_id = 'biz_cards' and role_id = ${silver}`;
      bot.changed();
      await until(() => expect(bot.held.size).toBeGreaterThan(990));
      expect(bot.asked.length).toBeLessThan(6);
    });
    // Transactions of other databases of this server can keep a position back, too.
    await until(async () => {
      bot.changed();
      expect(await bot.wrong()).toEqual([]);
    });
    expect(bot.asked).not.toContain('membership_roles');
  });
});

describe('the changes of configurations', () => {
  const changes = async (after: string | null) => {
    const [row] = await project.sql<{ changes: { position: string; servers: string[] | null } }[]>`
      select public.config_changes(${after}) as changes`;
    if (!row) throw new Error('No answer');
    return row.changes;
  };
  const positions = async () => {
    const rows = await project.sql<{ position: string }[]>`select made_in || ':' || id as position
      from private.bot_changes where kind = 'config' order by made_in, id`;
    return rows.map(({ position }) => position);
  };
  const save = (server: string) =>
    project.sql`insert into public.server_configs (server_id) values (${server})
      on conflict (server_id) do update set config = '{"SuccessPoints": 1}'`;

  it('name each server once, from a position on', async () => {
    const start = await changes(null);
    expect(start.servers).toBeNull();
    await save(here);
    await save(here);
    await save(there);
    expect((await changes(start.position)).servers).toEqual([here, there].toSorted());
    const saved = (await positions()).at(-1) ?? '';
    // Transactions of other databases of this server can keep a position back, too.
    await until(async () => expect((await changes(start.position)).position).toBe(saved));
    expect(await changes(saved)).toEqual({ position: saved, has_more: false, servers: [] });
    await project.sql`delete from public.server_configs where server_id = ${there}`;
    expect((await changes(saved)).servers).toEqual([there]);
  });

  it('are removed after a day, and a position before them is told from one after them', async () => {
    await save(here);
    await save(here);
    await save(there);
    const [start = '', first = '', second = '', third = ''] = await positions();
    await project.sql`update private.bot_changes set made_at = now() - interval '25 hours'`;
    await save(here);
    const [oldest, newest, ...others] = await positions();
    expect([oldest, others]).toEqual([third, []]);
    for (const position of [start, first, second]) {
      expect((await changes(position)).servers, position).toBeNull();
    }
    expect((await changes(third)).servers).toEqual([here]);
    expect((await changes(newest ?? null)).servers).toEqual([]);
  });
});
