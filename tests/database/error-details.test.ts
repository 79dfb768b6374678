import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, type Caller, type Project } from '../setup/project';
import { ids, tableRights, visitors, type Visitor } from './table-rights';
import { arrangeTables, likenesses } from './table-world';

const store = `'${ids.openStore}'`;
const sold = "(select id from public.store_memberships where name = 'On sale')";
const member = "(select id from public.store_members where status = 'active' limit 1)";
const review = '(select id from public.store_reviews limit 1)';
const newest = (kind: 'store' | 'review') =>
  `(select id from public.moderation_log where target_kind = '${kind}' order by place desc limit 1)`;

const linked = `update public.stores set server_id = '${ids.here}' where id = ${store};
  insert into private.server_links (store_id, server_id, discord_id)
    values (${store}, '${ids.here}', '300000000000000006')
    on conflict (store_id) do update set discord_id = excluded.discord_id`;

const ownFactor = `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  select gen_random_uuid(), identities.user_id, 'totp', 'verified', now(), now() from auth.identities
  where identities.provider_id = '300000000000000006'`;

/** A sale that belongs to nobody yet. */
const offered = `(select id from public.store_members where provider_reference = 'sub_offered')`;

/** A call of each function that may write: who calls it, and with what. */
const calls: Readonly<Record<string, readonly [Visitor, string, string?]>> = {
  add_server: ['the owner of the guild', `'${ids.here}'`],
  add_store_member: [
    'the owner of a store',
    `${store}, gen_random_uuid(), ${sold}, '300000000000000111', 'Ada', null`,
  ],
  ask_for_access: ['a member of the guild', `'${ids.here}'`],
  assign_plan: ['the owner of a store', `${store}, 'stripe', 'price_9', ${sold}`],
  buyer_references: [
    'a stranger',
    store,
    "update public.store_memberships set checkout_url = 'https://buy.stripe.com/x'",
  ],
  change_store_member: ['the owner of a store', `${member}, true`],
  claim_memberships: ['a stranger', "'buyer@grouped.example'"],
  confirm_editors: [
    'the owner of the guild',
    `'${ids.here}', array['${ids.pointsEditor}']::uuid[]`,
  ],
  confirm_membership: [
    'a stranger',
    `${offered}, true`,
    `insert into private.store_events (store_id, provider, event_id, kind, occurred_at, outcome, reference, reference_source,
        related, plan_ids, is_cumulative, buyer_id, offered_membership_id)
      select store_id, provider, 'evt_2', 'invoice.paid', now(), 'applied', provider_reference, 'event', '{}', '{}', false,
        (select id from auth.users where email = 'buyer@grouped.example'), membership_id
      from public.store_members where id = ${offered}`,
  ],
  count_store_step: ['anon', `${store}, 'checkout', 'example.com'`],
  decline_access_request: [
    'the owner of the guild',
    '(select id from public.access_requests limit 1)',
  ],
  delete_store_review: [
    'a stranger',
    `${store}, 1`,
    'update public.store_reviews set hidden_by_site = true',
  ],
  dismiss_plan: ['the owner of a store', `${store}, 'stripe', 'price_1'`],
  dismiss_reports: [
    'a site admin',
    `gen_random_uuid(), ${store}, 'A reason', ${newest('store')}, 1`,
  ],
  dismiss_review_reports: [
    'a site admin',
    `gen_random_uuid(), ${review}, 'A reason', ${newest('review')}, 1, 1`,
    `insert into public.store_reports (id, store_id, review_id, review_rating, review_text, reporter_id, kind)
      select gen_random_uuid(), store_id, id, rating, text, '${ids.newcomer}', 'spam' from public.store_reviews`,
  ],
  end_sessions: ['a stranger', 'null'],
  hide_review: ['a site admin', `gen_random_uuid(), ${review}, 'A reason', ${newest('review')}, 1`],
  hide_store: ['a site admin', `gen_random_uuid(), ${store}, 'A reason', ${newest('store')}`],
  import_store_members: [
    'the owner of a store',
    `${store}, '[{"discord_id": "300000000000000111", "membership": "On sale"}]', false`,
  ],
  join_waitlist: ['a member of the guild', sold],
  keep_discord_token: ['the service role', "{a stranger}, 'token', null, 60"],
  leave_waitlist: ['a stranger', sold],
  link_store_member: ['the owner of a store', `${member}, '300000000000000111'`],
  order_memberships: [
    'the owner of a store',
    `${store}, array(select id from public.store_memberships where store_id = ${store} order by position desc, created_at desc, id desc)`,
  ],
  payment_setup: ['the owner of a store', store],
  record_guild_access: [
    'the service role',
    `{a stranger}, '[{"id": "300000000000000112", "name": "Guild", "owner": true, "permissions": "0"}]'`,
  ],
  record_guild_names: [
    'the service role',
    `'${ids.here}', '2027-01-01T00:00:00Z', '{"1": "a"}', '{}'`,
  ],
  record_payment_event: [
    'the service role',
    `${store}, 'stripe', '{"event_id": "evt_9", "kind": "invoice.paid", "occurred_at": "2026-01-01T00:00:00Z",
      "outcome": "applied", "reference": "sub_1", "member_status": "active", "plan_ids": ["price_1"],
      "started_at": "2026-01-01T00:00:00Z", "email": "buyer@grouped.example"}'`,
  ],
  record_health_check: [
    'the service role',
    `'${ids.here}', null, '2027-01-01T00:00:00Z', true, '[{"ids": ["a"], "severity": "fails", "settings": [], "title": "A", "text": "B"}]'`,
  ],
  record_messages: [
    'the service role',
    `'${ids.sender}', array(select id from private.messages_to_send), '{}', 'sent', 0`,
    `update private.message_recipients set taken_by = '${ids.sender}'`,
  ],
  record_server_link: ['the service role', `'${ids.here}', '300000000000000006', false`, linked],
  record_server_owner: ['the service role', `'${ids.here}', '300000000000000111'`],
  record_verification: ['the service role', "{a stranger}, '300000000000000001'"],
  refuse_memberships: [
    'a member of the guild',
    store,
    `insert into public.store_members (store_id, membership_id, status, discord_id, provider)
      values (${store}, ${sold}, 'active', '300000000000000002', 'manual')`,
  ],
  replace_member_permissions: [
    'the owner of the guild',
    `'${ids.pointsEditor}', '[{"server_id": "${ids.here}", "server_name": "Server", "allowed_panels": ["roles"]}]'`,
  ],
  require_factor_of_editors: ['the owner of the guild', `'${ids.here}', true`, ownFactor],
  reply_to_review: ['the owner of a store', `${review}, 1, null, 'Thank you'`],
  report_review: ['a member of the guild', `gen_random_uuid(), ${review}, 'spam', ''`],
  report_store: ['a stranger', `gen_random_uuid(), ${store}, 'spam', ''`],
  restore_review: [
    'a site admin',
    `gen_random_uuid(), ${review}, 'A reason', ${newest('review')}, 1`,
    'update public.store_reviews set hidden_by_site = true',
  ],
  restore_store: [
    'a site admin',
    `gen_random_uuid(), ${store}, 'A reason', ${newest('store')}`,
    `update public.stores set hidden_by_site = true where id = ${store}`,
  ],
  save_server_config: [
    'the owner of the guild',
    `'${ids.here}', 1, '[{"key": "SuccessPoints", "before": 5, "after": 6}]'`,
  ],
  save_store_review: ['a stranger', `${store}, 5, 'Better', 1`],
  send_test_notice: ['the owner of the guild', `'${ids.here}'`],
  set_notice_webhook: [
    'the owner of the guild',
    `'${ids.here}', 'https://discord.com/api/webhooks/1/token'`,
  ],
  set_payment_secret: ['the owner of a store', `${store}, 'stripe', 'whsec_c2VjcmV0c2VjcmV0'`],
  site_presence: ['a site admin', `'0b6f0d7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b'`],
  unread_payment_events: ['the service role', `${store}, 'stripe'`],
  take_messages: ['the service role', ''],
  unlink_store: ['the owner of the guild', `'${ids.here}', ${store}`, linked],
  withdraw_access_request: ['a stranger', `'${ids.here}'`],
};

/** These only delete rows, which breaks no check. */
const deleting = ['end_sessions', 'leave_waitlist', 'payment_setup', 'unread_payment_events'];

let project: Project;
let cast: Record<Visitor, Caller>;

beforeAll(async () => {
  project = await openProject('fresh');
  cast = await arrangeTables(project.sql);
  const { sql } = project;
  const stranger = userId('a stranger');
  // Rows that the calls above change.
  await sql`insert into public.store_members (store_id, membership_id, status, user_id)
    select store_id, id, 'past_due', ${stranger} from public.store_memberships where name = 'On sale'`;
  await sql`insert into public.store_members (store_id, membership_id, status, provider, provider_reference)
    select store_id, id, 'canceled', 'stripe', 'sub_offered' from public.store_memberships where name = 'On sale'`;
  await sql`insert into public.store_member_emails (member_id, email) values (${sql.unsafe(offered)}, 'buyer@grouped.example')`;
  await sql`update public.store_memberships set max_members = 1 where name = 'On sale'`;
  await sql`update auth.users set email = 'buyer@grouped.example', email_confirmed_at = now() where id = ${stranger}`;
  await sql`update public.store_reviews set user_id = ${stranger}`;
  await sql`insert into public.access_requests (server_id, user_id, discord_id, name)
    values (${ids.here}, ${stranger}, '300000000000000001', 'Stranger') on conflict do nothing`;
  const rows = await sql<
    { name: string }[]
  >`select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'private', 'vault') order by 1`;
  await sql.unsafe(`create schema noted;
    create table noted.writes (name text);
    create function noted.write() returns trigger language plpgsql security definer as $$ begin
      insert into noted.writes values (tg_argv[0]);
      return null;
    end $$;
    ${rows
      .map(
        ({ name }) => `create trigger noted after insert or update or delete on ${name}
          for each statement execute function noted.write('${name}')`,
      )
      .join(';')}`);
});
afterAll(() => project.drop());

it('every function that may write has a call here', async () => {
  const writing = await project.sql<{ name: string }[]>`select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile = 'v' order by 1`;
  expect(Object.keys(calls).toSorted()).toEqual(writing.map(({ name }) => name));
});

it.each(Object.entries(calls))(
  '%s tells no column of a row that a constraint refuses',
  async (name, [visitor, given, before]) => {
    const refused = await refusalsOf({ name, visitor, given, before });
    expect(refused.some(({ code }) => code === '23514')).toBe(!deleting.includes(name));
    expect(refused.filter(({ detail }) => detail !== undefined)).toEqual([]);
  },
);

it('no statement on a table tells a column of a row that a constraint refuses', async () => {
  const told: unknown[] = [];
  for (const { act, outcomes, statement } of tableRights) {
    if (act === 'select') continue;
    const writers = visitors.filter(
      (visitor, n) => Number(outcomes[n]) > 0 && visitor !== 'the service role',
    );
    for (const visitor of writers) {
      const refused = await refusalsOf({ visitor, statement });
      told.push(...refused.filter(({ detail }) => detail !== undefined));
    }
  }
  expect(told).toEqual([]);
});

it.each(likenesses)(
  '$who may call as much as $like',
  async ({ visitor, arrange, like, calls: except }) => {
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [name, [, given, before]] of Object.entries(calls)) {
      found[name] = await outcomeOf({ visitor, name, given, before, arrange });
      expected[name] = except?.[name] ?? (await outcomeOf({ visitor: like, name, given, before }));
    }
    expect(found).toEqual(expected);
  },
);

function userId(visitor: Visitor): string {
  const caller = cast[visitor];
  if (caller.role !== 'authenticated') throw new Error(`${visitor} has no account`);
  return caller.userId;
}

interface Call {
  visitor: Visitor;
  name?: string;
  given?: string;
  before?: string | undefined;
  statement?: string;
}

async function refusalsOf(call: Call) {
  const refusals: Refusal[] = [];
  for (const table of await tablesWrittenBy(call)) {
    const refusal = await refusalBy(table, call);
    if (refusal) refusals.push(refusal);
  }
  return refusals;
}

async function tablesWrittenBy(call: Call): Promise<string[]> {
  let written: string[] = [];
  await undoing(async (t) => {
    await perform(t, call);
    await t`reset role`;
    const rows = await t<{ name: string }[]>`select distinct name from noted.writes order by 1`;
    written = rows.map(({ name }) => name);
  });
  return written;
}

interface Refusal {
  table: string;
  code: string;
  message: string;
  detail: string | undefined;
}

/** Returns the error of a call while `table` has a constraint that no row fulfills, or null. Nothing is kept. */
async function refusalBy(table: string, call: Call): Promise<Refusal | null> {
  try {
    await undoing((t) =>
      perform(t, call, `alter table ${table} add constraint refuses check (false) not valid`),
    );
    return null;
  } catch (error) {
    const { code, message, detail } = error as { code: string; message: string; detail?: string };
    return { table, code, message, detail };
  }
}

/** The claims of a session in which a second factor was just used. */
const usedFactor = () => ({
  aal: 'aal2',
  amr: [{ method: 'totp', timestamp: Math.floor(Date.now() / 1_000) }],
});

/** Performs a call. `arrange` runs before it, with all rights. */
async function perform(
  t: TransactionSql,
  { visitor, name, given = '', before, statement }: Call,
  arrange = '',
): Promise<void> {
  const caller = cast[visitor];
  const claims =
    caller.role === 'authenticated'
      ? { role: caller.role, sub: caller.userId, session_id: caller.userId, ...usedFactor() }
      : caller;
  if (before !== undefined) await t.unsafe(before);
  const call = statement ?? `select public.${name}(${await valuesOf(t, given)})`;
  if (arrange) await t.unsafe(arrange);
  await t`select set_config('role', ${caller.role}, true),
    set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
    set_config('realtime.topic', 'bot', true)`;
  await t.unsafe(call);
}

/** Runs a transaction and rolls it back. */
async function undoing(run: (t: TransactionSql) => Promise<void>): Promise<void> {
  const undone = Symbol('undone');
  try {
    await project.sql.begin(async (t) => {
      await run(t);
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
}

/** Returns the code of the error of a call, or what it answers: a word, or `ok`. Nothing is kept. */
async function outcomeOf({
  visitor,
  name,
  given = '',
  before,
  arrange,
}: Call & { arrange?: string }): Promise<string> {
  const undone = Symbol('undone');
  const caller = cast[visitor];
  const claims =
    caller.role === 'authenticated'
      ? { role: caller.role, sub: caller.userId, session_id: caller.userId }
      : caller;
  let told = '';
  try {
    await project.sql.begin(async (t) => {
      if (before !== undefined) await t.unsafe(before);
      const values = await valuesOf(t, given);
      if (arrange !== undefined) await t.unsafe(arrange);
      await t`select set_config('role', ${caller.role}, true),
        set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      const [row] = await t.unsafe(`select to_jsonb(public.${name}(${values})) as answer`);
      const answer: unknown = row?.['answer'];
      const { outcome = answer } = (answer ?? {}) as { outcome?: unknown };
      told = /^[a-z]+$/i.test(String(outcome)) ? String(outcome) : 'ok';
      throw undone;
    });
  } catch (error) {
    if (error !== undone) return (error as { code: string }).code;
  }
  return told;
}

/** Evaluates the arguments of a call, because its caller may not read the rows that they name. */
async function valuesOf(t: TransactionSql, given: string): Promise<string> {
  if (given === '') return '';
  const people = given.replaceAll(/\{(a [a-z]+)\}/g, (_, person: Visitor) => `'${userId(person)}'`);
  const [values = []] = await t.unsafe(`select ${people}`).values();
  return values.map((value: unknown) => (value === null ? 'null' : literal(value))).join(', ');
}

function literal(value: unknown): string {
  const text = Array.isArray(value) ? `{${value.join(',')}}` : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
