import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits';
import { openProject, runAs, type Outcome, type Project } from '../setup/project';
import { addServer, setSiteAdmin, signUp, tell, type SignedIn } from './cast';

let project: Project;
let seller: SignedIn;

const SERVER = '845201933120405504';
const STORE = 'biz_limits';

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, '30000000000000001');
  await addServer(sql, SERVER, '30000000000000001');
  await tell(sql, seller, SERVER, { owner: true, permissions: '0' });
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
});
beforeEach(async () => {
  await project.sql`delete from public.stores`;
  await project.sql`insert into public.stores (id, owner_id, name, slug)
    values (${STORE}, ${seller.userId}, 'Cards', 'cards')`;
});
afterAll(() => project.drop());

const asSeller = (statement: string) => runAs(project.sql, seller, (sql) => sql.unsafe(statement));
const codeOf = (outcome: Outcome) => (outcome.ok ? null : `${outcome.code} ${outcome.message}`);
const refusedBy = (constraint: string) =>
  expect.stringMatching(new RegExp(`^23514 .*"${constraint}"`));

it('the database and the pages have the same limits', async () => {
  const rows = await project.sql<{ thing: string; most: number }[]>`select * from private.limits()`;
  expect(Object.fromEntries(rows.map(({ thing, most }) => [thing, most]))).toEqual(limits);
});

describe('an account', () => {
  const open = (from: number, to: number) =>
    asSeller(`insert into public.stores (name, slug)
      select 'Store', 'store-' || n from generate_series(${from}, ${to}) n`);

  it('has at most 10 stores, however they are opened', async () => {
    expect(codeOf(await open(1, 1_001))).toEqual(refusedBy('stores_most_stores'));
    expect(codeOf(await open(2, limits.stores))).toBeNull();
    expect(codeOf(await open(11, 11))).toEqual(refusedBy('stores_most_stores'));
    await asSeller(`delete from public.stores where slug = 'store-2'`);
    expect(codeOf(await open(11, 11))).toBeNull();
  });

  it('has no more stores if several are opened at once', async () => {
    const opened = await Promise.all(Array.from({ length: 12 }, (_, n) => open(100 + n, 100 + n)));
    expect(opened.filter(({ ok }) => ok)).toHaveLength(limits.stores - 1);
  });

  it('cannot keep any number of addresses by opening and deleting stores', async () => {
    const { sql } = project;
    await sql`delete from private.store_addresses`;
    await sql`insert into private.store_addresses (slug, store_id, owner_id, gone_at)
      select 'old-' || n, 'biz_old', ${seller.userId}, now() from generate_series(2, ${limits.keptAddresses}) n`;
    expect(codeOf(await open(1, 1))).toBeNull();
    await asSeller(`delete from public.stores where slug = 'store-1'`);
    expect(codeOf(await open(1, 1))).toEqual(refusedBy('stores_most_addresses'));
    await sql`update private.store_addresses set gone_at = now() - interval '366 days'`;
    expect(codeOf(await open(1, 1))).toBeNull();
  });

  it('adds at most 500 editors', async () => {
    const add = (count: number) =>
      asSeller(`insert into public.team_members (name, discord_id, panel_role)
        select 'Editor', (400000000000000000 + n)::text, 'support' from generate_series(1, ${count}) n`);
    expect(codeOf(await add(limits.editors + 1))).toEqual(refusedBy('team_members_most_editors'));
  });
});

describe('a store', () => {
  const sell = (count: number, values = `'Membership', 'one-time', 5`) =>
    asSeller(`insert into public.store_memberships (store_id, name, payment_type, price_minor)
      select '${STORE}', ${values} from generate_series(1, ${count}) n`);

  it('has at most 40 memberships that are not archived', async () => {
    expect(codeOf(await sell(limits.memberships + 1))).toEqual(
      refusedBy('store_memberships_most_memberships'),
    );
    expect(codeOf(await sell(limits.memberships))).toBeNull();
    const archive = `update public.store_memberships set archived_at = now()`;
    expect(codeOf(await asSeller(archive))).toBeNull();
    expect(codeOf(await sell(limits.memberships))).toBeNull();
    const restore = `update public.store_memberships set archived_at = null`;
    expect(codeOf(await asSeller(restore))).toEqual(
      refusedBy('store_memberships_most_memberships'),
    );
  });

  it('has at most 200 memberships with archived ones', async () => {
    await project.sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, archived_at)
      select ${STORE}, 'Old', 'one-time', 5, now() from generate_series(1, ${limits.allMemberships})`;
    expect(codeOf(await sell(1))).toEqual(refusedBy('store_memberships_most_all'));
  });

  it('has texts of at most 3 MB in its memberships, and can always shorten them', async () => {
    await project.sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, archived_at, description)
      select ${STORE}, 'Old', 'one-time', 5, now(), repeat('字', 4000) from generate_series(1, 200)`;
    const features = (count: number) =>
      asSeller(`update public.store_memberships set features = array_fill(repeat('字', 200), array[${count}])
        where id in (select id from public.store_memberships order by id limit 10)`);
    expect(codeOf(await features(98))).toBeNull();
    expect(codeOf(await features(100))).toEqual(refusedBy('store_memberships_most_bytes'));
    await project.sql`update public.store_memberships set features = array_fill(repeat('字', 200), array[100])`;
    expect(codeOf(await features(99))).toBeNull();
    expect(codeOf(await features(100))).toEqual(refusedBy('store_memberships_most_bytes'));
  });

  it.each([
    ['101 features', `array_fill('x'::text, array[101])`, 'store_memberships_features_check'],
    ['a feature of 201 characters', `array[repeat('x', 201)]`, 'store_memberships_features_length'],
  ])('has no membership with %s', async (_, features, constraint) => {
    expect(codeOf(await sell(1))).toBeNull();
    const changed = await asSeller(`update public.store_memberships set features = ${features}`);
    expect(codeOf(changed)).toEqual(refusedBy(constraint));
  });

  it('changes a membership whose features are older than their limit', async () => {
    await project.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, features)
        values (${STORE}, 'Old', 'one-time', 5, array[repeat('x', 500)])`;
    });
    const change = (columns: string) => asSeller(`update public.store_memberships set ${columns}`);
    expect(codeOf(await change(`name = 'New', features = array[repeat('x', 500)]`))).toBeNull();
    expect(codeOf(await change(`features = array[repeat('x', 499)]`))).toEqual(
      refusedBy('store_memberships_features_length'),
    );
    expect(codeOf(await change(`features = array['short']`))).toBeNull();
  });

  it.each(['red', '#9b87f5 ', 'x'.repeat(60_000)])('has no color %.20s', async (color) => {
    for (const name of ['primaryColor', 'secondaryColor', 'accentColor']) {
      const design = JSON.stringify({ [name]: color });
      const changed = await asSeller(`update public.stores set design = '${design}'`);
      expect(codeOf(changed)).toEqual(refusedBy('stores_design_colors'));
    }
  });

  it.each([
    ['a number that is long as text', '{"stats":{},"a":[1e131071]}'],
    ['a number with many decimal places', `{"a":1.${'0'.repeat(100)}}`],
    ['a tiny number', '{"a":1e-100}'],
    ['a negative one, deep inside', '{"a":[{"b":[-1e50]}]}'],
    ['5,000 levels', `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ])('has no design with %s', async (_, design) => {
    const changed = await asSeller(`update public.stores set design = '${design}'`);
    expect(codeOf(changed)).toEqual(refusedBy('stores_design_plain'));
  });

  it('has a design with plain numbers', async () => {
    const design = '{"a":[0,-1.5,9007199254740991,{"b":0.1234567890123456}]}';
    expect(codeOf(await asSeller(`update public.stores set design = '${design}'`))).toBeNull();
  });

  it('keeps at most 100 bodies of events that cannot be read', async () => {
    const { sql } = project;
    const record = (id: string) =>
      sql`select public.record_payment_event(${STORE}, 'stripe', ${sql.json({
        event_id: id,
        kind: 'invoice.paid',
        occurred_at: '2026-01-01T00:00:00Z',
        outcome: 'ignored',
        reason: 'unreadable',
        body: '{}',
      })})`;
    for (let n = 0; n <= limits.keptBodies; n += 1) await record(`evt_${n}`);
    const [kept] = await sql`select count(*)::int as events, count(body)::int as bodies
      from private.store_events where store_id = ${STORE}`;
    expect(kept).toEqual({ events: limits.keptBodies + 1, bodies: limits.keptBodies });
  });

  it('keeps at most 20 addresses that it has left', async () => {
    const codes: unknown[] = [];
    for (let n = 0; n <= limits.addresses; n += 1) {
      codes.push(codeOf(await asSeller(`update public.stores set slug = 'cards-${n}'`)));
    }
    expect(codes.slice(0, -1).every((code) => code === null)).toBe(true);
    expect(codes.at(-1)).toEqual(refusedBy('stores_most_addresses'));
  });

  it('assigns at most 500 plans', async () => {
    await project.sql`insert into public.store_membership_plans (store_id, provider, plan_id)
      select ${STORE}, 'stripe', 'plan_' || n from generate_series(1, ${limits.plans}) n`;
    const dismiss = (plan: string) =>
      asSeller(`select public.dismiss_plan('${STORE}', 'stripe', '${plan}')`);
    expect(codeOf(await dismiss('plan_1'))).toBeNull();
    expect(codeOf(await dismiss('plan_x'))).toEqual(refusedBy('store_membership_plans_most_plans'));
  });

  it('imports at most 100 files a day, trials included', async () => {
    const trial = () => asSeller(`select public.import_store_members('${STORE}', '[]', true)`);
    await project.sql`insert into private.store_imports (store_id)
      select ${STORE} from generate_series(2, ${limits.imports})`;
    expect(codeOf(await trial())).toBeNull();
    expect(codeOf(await trial())).toBe('54000 Too many imports');
    await project.sql`update private.store_imports set made_at = now() - interval '25 hours'`;
    expect(codeOf(await trial())).toBeNull();
  });
});

describe('a store is published', () => {
  const publish = () => asSeller('update public.stores set is_visible = true');
  const refused = refusedBy('stores_published');

  it('only with a design and a membership, and a checkout link for each', async () => {
    await asSeller(
      `insert into public.stores (name, slug) select 'Store', 'store-' || n from generate_series(2, 10) n`,
    );
    expect(codeOf(await publish())).toEqual(refused);
    await asSeller(`delete from public.stores where slug <> 'cards'`);
    await asSeller('update public.stores set is_designed = true');
    expect(codeOf(await publish())).toEqual(refused);
    await asSeller(`insert into public.store_memberships (store_id, name, payment_type, price_minor, checkout_url, is_visible)
      values ('${STORE}', 'Gold', 'one-time', 5, 'https://buy.example/1', true), ('${STORE}', 'Silver', 'one-time', 5, null, true)`);
    expect(codeOf(await publish())).toEqual(refused);
    await asSeller(`update public.store_memberships set is_visible = false where name = 'Silver'`);
    await asSeller('update public.stores set is_designed = false');
    expect(codeOf(await publish())).toEqual(refused);
    await asSeller('update public.stores set is_designed = true');
    expect(codeOf(await publish())).toBeNull();
  });
});

describe('texts and JSON', () => {
  /** Long values that a pattern without a length could accept. */
  const valuesOf = (type: string, length: number): readonly string[] =>
    type === 'text'
      ? [
          `repeat('x', ${length})`,
          `'x' || repeat(' ', ${length})`,
          `repeat('1', ${length})`,
          `'https://a.example/' || repeat('x', ${length})`,
          `'x@' || repeat('x', ${length})`,
        ]
      : type === 'text[]'
        ? [`array[repeat('x', 1000000)]`, `array_fill('admin'::text, array[100000])`]
        : [
            `jsonb_build_object('a', (select string_agg(n::text, ',') from generate_series(1, 400000) n))`,
          ];
  /** The longest text that a column may have, in characters. An event that cannot be read is kept whole. */
  const longest = (column: string) => (column === 'private.store_events.body' ? 300_000 : 30_000);

  it('each has a maximum length, or refers to one that has', async () => {
    const { sql } = project;
    const columns = await sql<{ table: string; column: string; type: string; checks: string[] }[]>`
      select attrelid::regclass::text as table, attname as column, format_type(atttypid, null) as type,
        coalesce(array_agg(pg_get_expr(conbin, conrelid)) filter (where contype = 'c'), '{}') as checks
      from pg_attribute join pg_class on pg_class.oid = attrelid
        left join pg_constraint on conrelid = attrelid and attnum = any (conkey)
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
        and attnum > 0 and not attisdropped and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
      group by attrelid, attname, atttypid having not bool_or(coalesce(contype = 'f', false))`;
    expect(columns.length).toBeGreaterThan(60);
    const unbounded: string[] = [];
    for (const { table, column, type, checks } of columns) {
      const fit = ['true', ...checks.map((check) => `(${check}) is not false`)].join(' and ');
      const names = await columnsOf(table);
      const rows = valuesOf(type, longest(`${table}.${column}`)).map((value) =>
        rowWith(names, column, value),
      );
      const [row] = await sql.unsafe<{ fits: boolean }[]>(`select bool_or(${fit}) as fits
        from (${rows.map((values) => `select ${values}`).join(' union all ')}) stored (${names.map(({ name }) => name).join(', ')})`);
      if (row?.fits) unbounded.push(`${table}.${column}`);
    }
    expect(unbounded).toEqual([]);
  });

  const columnsOf = async (table: string) =>
    project.sql<
      { name: string; type: string }[]
    >`select quote_ident(attname) as name, format_type(atttypid, null) as type
      from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`;
  /** A row whose only value is that of `column`. */
  const rowWith = (
    names: readonly { name: string; type: string }[],
    column: string,
    value: string,
  ) =>
    names
      .map(({ name, type }) =>
        name === column || name === `"${column}"` ? value : `null::${type}`,
      )
      .join(', ');
});

describe('the work of a call', () => {
  /** Each of these is 18 characters once it is folded. */
  const LONG = 'ﷺ'.repeat(200_000);

  it.each([
    ['the name of a published store', `update public.stores set name = '${LONG}'`, '23514'],
    ['a search of users', `select public.store_members_page('${STORE}', '${LONG}')`, null],
    ['a search of payments', `select public.store_transactions_page('${STORE}', '${LONG}')`, null],
  ])('does not grow with %s', async (_, statement, code) => {
    const { sql } = project;
    await sql`update public.stores set is_visible = true, is_designed = true`;
    await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor)
      values (${STORE}, 'Gold', 'one-time', 5)`;
    await sql`insert into public.store_members (store_id, membership_id, status, provider, discord_id, display_name)
      select ${STORE}, id, 'active', 'manual', (30000000000000000 + n)::text, 'Kim' from public.store_memberships, generate_series(1, 20) n`;
    await sql`insert into public.store_transactions (store_id, provider, reference, kind, status, amount_minor, currency, occurred_at, member_id)
      select ${STORE}, 'stripe', id::text, 'payment', 'succeeded', 5, 'USD', now(), id from public.store_members`;
    const outcome = await runAs(sql, seller, async (t) => {
      await t`set local statement_timeout = '3s'`;
      return t.unsafe(statement);
    });
    expect(outcome.ok ? null : outcome.code).toBe(code);
  });

  it('replaces the rights of an editor in at most 1,000 servers', async () => {
    const rows = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({})));
    const replace = (count: number) =>
      asSeller(`select public.replace_member_permissions(gen_random_uuid(), '${rows(count)}')`);
    expect(codeOf(await replace(1_001))).toBe('22023 Not a list of rights');
    expect(codeOf(await replace(1_000))).not.toContain('22023');
  });
});

describe('the largest answer', () => {
  /** Fills a public store up to its limits, with characters of 3 bytes. */
  async function fill(): Promise<void> {
    const { sql } = project;
    const design = JSON.stringify({
      faq: [{ id: 'a', question: 'Q', answer: '字'.repeat(21_000) }],
    });
    await sql`update public.stores set is_designed = true, is_visible = true, name = repeat('字', 100),
      tagline = repeat('字', 140), refund_policy = repeat('字', 4000), design = ${design}::text::jsonb where id = ${STORE}`;
    await sql`insert into public.store_memberships (store_id, name, description, payment_type, price_minor, is_visible, features)
      select ${STORE}, repeat('字', 100), repeat('字', 4000), 'one-time', 5, true, array_fill(repeat('字', ${limits.featureLength}::int), array[${limits.features}::int])
      from generate_series(1, ${limits.memberships}::int)`;
  }
  const bytesOf = async (statement: string) => {
    const [row] = await project.sql.unsafe<{ bytes: number }[]>(
      `select octet_length(answer::text) as bytes from (${statement}) asked (answer)`,
    );
    return row?.bytes ?? 0;
  };
  const BYTES = 3;

  it('of a store page is what the limits of its memberships allow', async () => {
    await fill();
    const { memberships, features, featureLength } = limits;
    const texts = memberships * (features * featureLength + 4_000 + 100) + 4_000 + 140 + 100;
    const most = BYTES * texts + 65_536 + memberships * (features * 4 + 1_000) + 2_000;
    const bytes = await bytesOf(`select public.store_page('${STORE}')`);
    expect(bytes).toBeGreaterThan(most * 0.9);
    expect(bytes).toBeLessThan(most);
    expect(most).toBeLessThan(3_100_000);
  });

  const answerTo = async (call: string) => {
    const outcome = await asSeller(`select octet_length((${call})::text) as bytes`);
    if (!outcome.ok) throw new Error(outcome.message);
    return Number(outcome.rows[0]?.['bytes']);
  };

  it('of a page of members is what 1,000 members allow', async () => {
    await fill();
    const { sql } = project;
    await sql`insert into public.store_members (store_id, membership_id, status, provider, provider_reference, display_name)
      select ${STORE}, (select id from public.store_memberships limit 1), 'active', 'stripe',
        n || repeat('x', 250), repeat('字', 100) from generate_series(1, 1100) n`;
    await sql`insert into public.store_member_emails (member_id, email)
      select id, 'x@' || repeat('x', 318) from public.store_members where store_id = ${STORE}`;
    const most = 1_000 * (BYTES * 100 + 255 + 255 + 320 + 700);
    const bytes = await answerTo(
      `select public.store_members_page('${STORE}', page_size => 100000)`,
    );
    expect(bytes).toBeGreaterThan(1_000 * (BYTES * 100 + 320));
    expect(bytes).toBeLessThan(most);
    expect(most).toBeLessThan(2_000_000);
  });

  it('of a page of reviews is what 100 reviews allow', async () => {
    await fill();
    const { sql } = project;
    await sql`with made as (insert into auth.users (id, aud, role)
        select gen_random_uuid(), 'authenticated', 'authenticated' from generate_series(1, 110) returning id)
      insert into public.store_reviews (store_id, user_id, rating, text, reply, replied_at)
        select ${STORE}, id, 5, repeat('字', 2000), repeat('字', 2000), now() from made`;
    const most = 100 * (BYTES * 4_100 + 700);
    const bytes = await answerTo(
      `select public.store_reviews_page('${STORE}', page_size => 100000)`,
    );
    expect(bytes).toBeGreaterThan(most * 0.8);
    expect(bytes).toBeLessThan(most);
    expect(most).toBeLessThan(1_500_000);
  });

  it('of a list of reports is what 20 stores with 20 reports allow', async () => {
    const { sql } = project;
    const admin = await signUp(sql, '30000000000000009');
    await setSiteAdmin(sql, admin);
    await sql`insert into public.stores (id, owner_id, name, slug)
      select 'biz_r' || n, ${seller.userId}, repeat('字', 100), 'reported-' || n from generate_series(1, 21) n`;
    await sql`insert into public.store_reports (id, store_id, kind, details)
      select gen_random_uuid(), 'biz_r' || store, 'scam', repeat('字', 1000)
      from generate_series(1, 21) store, generate_series(1, 21) n`;
    const outcome = await runAs(
      sql,
      admin,
      (t) => t`select octet_length(public.moderation_reports('open', 0, 1000)::text) as bytes`,
    );
    const bytes = Number(outcome.ok && outcome.rows[0]?.['bytes']);
    expect(bytes).toBeGreaterThan(20 * 20 * BYTES * 1_000);
    expect(bytes).toBeLessThan(20 * (20 * (BYTES * 1_000 + 400) + 2_000));
  });

  it('of the counts of a store is what 90 days allow', async () => {
    const { sql } = project;
    await sql`insert into public.store_daily_counts (store_id, day, kind, referrer, count)
      select ${STORE}, (now() at time zone 'UTC')::date - day, 'visit', repeat('x', 96) || '.com', 1
      from generate_series(0, 399) day`;
    const bytes = await answerTo(`select public.store_counts('${STORE}', 400)`);
    expect(bytes).toBeGreaterThan(90 * 100);
    expect(bytes).toBeLessThan(90 * 300);
  });

  it('is known for each function that returns more than a value', async () => {
    const known = readFileSync('supabase/README.md', 'utf8')
      .split('### How large an answer can be')[1]
      ?.split('\n### ')[0];
    const functions = await project.sql<
      { name: string }[]
    >`select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and (proretset or prorettype = 'jsonb'::regtype)
        and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`;
    const unknown = functions.filter(({ name }) => !known?.includes(`\`${name}\``));
    expect(functions.length).toBeGreaterThan(30);
    expect(unknown).toEqual([]);
  });

  it('of the marketplace is under a kilobyte for each store', async () => {
    await fill();
    const bytes = await bytesOf(`select json_agg(listed) from public.listed_stores() listed`);
    expect(bytes).toBeGreaterThan(BYTES * 240);
    expect(bytes).toBeLessThan(BYTES * 240 + 600);
  });
});

it('a trial import of the largest file into the fullest store ends in time', async () => {
  const { sql } = project;
  await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, archived_at)
    select ${STORE}, 'Membership ' || n, 'one-time', 5, case when n > 40 then now() end
    from generate_series(1, ${limits.allMemberships}) n`;
  // Different names, because each is looked up on its own.
  const outcome =
    await asSeller(`set local statement_timeout = '30s'; select public.import_store_members('${STORE}',
    (select jsonb_agg(jsonb_build_object('discord_id', (30000000000000000 + n)::text, 'membership', 'Membership ' || n))
      from generate_series(1, ${limits.importRows}) n), true)`);
  expect(codeOf(outcome)).toBeNull();
});

describe('the history of a server', () => {
  const server = '845201933120405599';
  const saves = async () => {
    const [row] = await project.sql<{ count: number; oldest: number; bytes: number }[]>`
      select count(*)::int as count, min(version) as oldest, sum(octet_length(changes::text))::int as bytes
      from public.server_config_revisions where server_id = ${server}`;
    return row;
  };
  const save = (from: number, to: number, letters: number) => project.sql`
    insert into public.server_config_revisions (server_id, version, saved_by_name, keys, changes)
    select ${server}, n, 'Owner', '{SuccessPoints}',
      jsonb_build_array(jsonb_build_object('key', 'SuccessPoints', 'after', repeat('x', ${letters}::int)))
    from generate_series(${from}::int, ${to}::int) n`;

  it('keeps 8 MB, and the newest save however large it is', async () => {
    await project.sql`insert into public.servers (id, name) values (${server}, 'Server')`;
    await save(1, 20, 100);
    expect(await saves()).toMatchObject({ count: 20, oldest: 1 });
    for (let version = 21; version <= 31; version += 1) await save(version, version, 1_000_000);
    const kept = await saves();
    expect(kept).toMatchObject({ oldest: 24 });
    expect(kept?.bytes).toBeLessThan(limits.historyBytes + 1_000_100);
    await save(32, 32, 2_000_000);
    expect(await saves()).toMatchObject({ oldest: 26 });
  });
});
