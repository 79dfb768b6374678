// The part of the database benchmark that shows how the work of each statement grows with the rows: the statements of the
// site, the payment events and the bot, at sizes of which each has ten times the rows of the one before.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { machineLoad, median, printTable, short } from './figures.mjs';

/** @typedef {{ role: 'anon' | 'authenticated' | 'service_role', userId: string }} Caller */
/** @typedef {Readonly<Record<string, unknown>>} Row */
/** @typedef {{ rows: readonly Row[], ms: number }} Answer */
/**
 * @typedef {object} Case
 * @property {string} what
 * @property {Caller} caller
 * @property {string} [statement]
 * @property {(ask: (statement: string) => Promise<readonly Row[]>) => Promise<void>} [readAll] sends one statement after
 *   the other, each in its own transaction
 * @property {number} [most] the limit at the largest size, in ms
 */

const small = {
  stores: 100,
  members: 10_000,
  transactions: 40_000,
  servers: 1_000,
  revisions: 20_000,
  users: 6_000,
};
/** @param {number} factor */
const timesSmall = (factor) =>
  /** @type {typeof small} */ (
    Object.fromEntries(Object.entries(small).map(([name, count]) => [name, count * factor]))
  );

/** The row counts of each size. The largest one takes 6 GB. */
export const sizes = { s: small, m: timesSmall(10), l: timesSmall(100) };

/** The ids of database-scale.sql. */
const storeId = (/** @type {number} */ n) => `biz_${String(n).padStart(24, '0')}`;
const serverId = (/** @type {number} */ n) => String(100_000_000_000_000_000n + BigInt(n));
const uuidOf = (/** @type {string} */ kind, /** @type {number} */ n) =>
  createHash('md5')
    .update(`${kind}${n}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
/** @type {(n: number) => Caller} */
const user = (n) => ({ role: 'authenticated', userId: uuidOf('user', n) });
/** @type {Caller} */
const visitor = { role: 'anon', userId: uuidOf('user', 777) };
/** @type {Caller} */
const secretKey = { role: 'service_role', userId: uuidOf('user', 777) };
const busy = storeId(1);

let events = 0;

/**
 * @param {number} store
 * @param {object} [changed]
 */
function eventStatement(store, changed = {}) {
  events += 1;
  const name = `new${events}`;
  const event = {
    event_id: `evt_${name}`,
    kind: 'invoice.paid',
    occurred_at: new Date().toISOString(),
    outcome: 'applied',
    reference: `sub_${name}`,
    customer_id: `cus_${name}`,
    related: [`in_${name}`, `ch_${name}`],
    plan_ids: [`price_${store}_1`],
    member_status: 'active',
    transaction_kind: 'payment',
    transaction_reference: `ch_${name}`,
    transaction_status: 'succeeded',
    amount_minor: 1999,
    currency: 'USD',
    ...changed,
  };
  return `select public.record_payment_event('${storeId(store)}', 'stripe', '${JSON.stringify(event)}') as answer`;
}

/**
 * Reads pages by key until one has no next key. A key is a part of the statement, '' for the first page.
 *
 * @param {(key: string) => string} statementAfter
 * @param {(rows: readonly Row[]) => string | null} nextKey
 * @returns {Case['readAll']}
 */
const byKey = (statementAfter, nextKey) => async (ask) => {
  for (let key = /** @type {string | null} */ (''); key !== null;)
    key = nextKey(await ask(statementAfter(key)));
};

/** @type {(last: Row | false | undefined, columns: readonly string[]) => string | null} */
const keyOf = (last, columns) =>
  last ? columns.map((column) => `'${String(last[column])}'`).join(', ') : null;

/** @param {string} name of a function that returns {rows, next} */
const fileOf = (name) =>
  byKey(
    (key) => `select public.${name}('${busy}'${key}) -> 'next' as next`,
    ([answer]) => {
      const next = /** @type {{ time: string, id: string } | null} */ (answer?.['next'] ?? null);
      return next && `, after_time => '${next.time}', after_id => '${next.id}'`;
    },
  );

/**
 * The statements, as the Data API writes them. `positions` are those of the bot, before one change.
 *
 * @param {typeof small} size
 * @param {{ roles: string, configs: string }} positions
 * @returns {readonly Case[]}
 */
function casesAt(size, positions) {
  const seller = user(1);
  const pages = size.transactions / 10 / 50;
  const page = (/** @type {string} */ args) =>
    `select public.store_transactions_page('${busy}'${args})`;
  const listed = (/** @type {string} */ args) =>
    `select * from public.listed_stores(page_size => 25${args})`;
  return [
    ['an event of the busy store, new buyer', secretKey, eventStatement(1), 6],
    [
      'an event of the busy store, renewal',
      secretKey,
      eventStatement(1, { reference: 'sub_11', customer_id: 'cus_11' }),
      6,
    ],
    [
      'an event of the busy store, no reference',
      secretKey,
      eventStatement(1, { reference: null, customer_id: 'cus_12', member_status: null }),
      6,
    ],
    ['an event of a typical store', secretKey, eventStatement(51), 6],
    ...[
      'store_members',
      'store_transactions',
      'store_daily_counts',
      'store_memberships',
      'store_member_emails',
    ].map(
      (table) =>
        /** @type {const} */ ([
          `${table}, for a stranger`,
          user(size.servers + 1),
          `select ${table === 'store_member_emails' ? 'member_id' : 'store_id'} from public.${table} limit 1000`,
          5,
        ]),
    ),
    [
      'taken places',
      seller,
      `select id, public.taken_places(store_memberships) from public.store_memberships where store_id = '${busy}'`,
      40,
    ],
    ['the bot: one changed role', secretKey, `select public.role_changes('${positions.roles}')`],
    [
      'the bot: one changed configuration',
      secretKey,
      `select public.config_changes('${positions.configs}')`,
    ],
    ['payments, first page', seller, page(''), 60],
    ['payments, page 10', seller, page(', page => 9'), 60],
    [
      `payments, page 1,000 or the last`,
      seller,
      page(`, page => ${Math.min(999, pages - 1)}`),
      150,
    ],
    ['payments, search', seller, page(`, 'Family123'`), 150],
    ['payments, sums of the months', seller, `select public.store_months('${busy}')`, 60],
    ['members, first page', seller, `select public.store_members_page('${busy}')`, 40],
    [
      'members, last page',
      seller,
      `select public.store_members_page('${busy}', page => ${size.members / 500 - 1})`,
      40,
    ],
    [
      'members, by name',
      seller,
      `select public.store_members_page('${busy}', sort_by => 'name')`,
      40,
    ],
    ['members, search', seller, `select public.store_members_page('${busy}', 'Family123')`, 40],
    ['marketplace, first page', visitor, listed(''), 10],
    ['marketplace, search', visitor, listed(`, search => 'store number 57'`), 10],
    [
      'marketplace, category by price',
      visitor,
      listed(`, in_category => 'crypto', sort_by => 'price'`),
      10,
    ],
    ['payment_setup()', seller, `select public.payment_setup('${busy}')`, 5],
    ['the page of the busy store', visitor, `select public.store_page('store-1')`, 5],
    ['the reviews of the busy store', seller, `select public.store_reviews_page('${busy}')`],
    ['saving a review', user(94), `select public.save_store_review('${busy}', 5, 'Changed', 1)`, 5],
    ['server facts, 200 servers', user(2), `select public.my_server_facts()`, 5],
    ['server facts, 4 servers', user(777), `select public.my_server_facts()`, 5],
    [
      'the history of a setting that never changed',
      seller,
      `select * from public.server_history('${serverId(1)}', setting => 'boosterRoleId', page_size => 31)`,
      5,
    ],
    [
      'an import of 5,000 rows, sold out',
      seller,
      `select public.import_store_members('${busy}', (select jsonb_agg(jsonb_build_object('membership', 'Plan 3', 'discord_id',
        (700000000000000000 + n)::text, 'display_name', 'Imported ' || n)) from generate_series(1, 5000) n), false)`,
      2_500,
    ],
    ['all payments for a file', seller, fileOf('store_transactions_after'), 60_000],
    ['all members for a file', seller, fileOf('store_members_after'), 25_000],
    [
      'the bot: all roles',
      secretKey,
      byKey(
        (key) => `select * from public.membership_roles(${key})`,
        (rows) =>
          keyOf(rows.length === 1_000 && rows.at(-1), ['server_id', 'role_id', 'discord_id']),
      ),
      25_000,
    ],
    [
      'the bot: all configurations',
      secretKey,
      byKey(
        (key) => `select server_id, config, version from public.server_configs
          where server_id > ${key || "''"} order by server_id limit 100`,
        (rows) => keyOf(rows.length === 100 && rows.at(-1), ['server_id']),
      ),
      25_000,
    ],
  ].map(
    ([what, caller, asked, most]) =>
      /** @type {Case} */ ({
        what,
        caller,
        ...(typeof asked === 'string' ? { statement: asked } : { readAll: asked }),
        most,
      }),
  );
}

/**
 * @param {import('postgres').Sql} sql
 * @param {typeof small} size
 */
export async function loadRows(sql, size) {
  const text = readFileSync(new URL('database-scale.sql', import.meta.url), 'utf8');
  const names = Object.keys(size).join('|');
  const filled = text.replaceAll(new RegExp(`(?<!:):(${names})\\b`, 'g'), (_, name) =>
    String(size[/** @type {keyof typeof size} */ (name)]),
  );
  await sql.unsafe(filled).simple();
  await sql.unsafe('vacuum analyze');
}

/** Thrown to end a transaction without its changes. */
const undone = Symbol('undone');

/**
 * @param {import('postgres').Sql} sql
 * @param {(transaction: import('postgres').TransactionSql) => Promise<void>} run
 */
async function undo(sql, run) {
  try {
    await sql.begin(async (transaction) => {
      await run(transaction);
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
}

/**
 * Removes the rows of a store from which triggers fill other tables, and adds them again, all of it with triggers.
 *
 * @param {import('postgres').Sql} sql
 * @throws if a table that database-scale.sql has filled differs from what the triggers write
 */
async function checkDerivedRows(sql) {
  const ofStore = `store_id = '${storeId(2)}'`;
  const moved = (/** @type {string} */ table) => ({
    remove: `create temporary table moved_${table} as select * from public.${table} where ${ofStore};
      delete from public.${table} where ${ofStore}`,
    add: `insert into public.${table} select * from moved_${table}`,
  });
  const checks = [
    {
      derived: `select month, kind, status, currency, membership_id, transactions, amount_minor from private.store_month_sums
        where ${ofStore} order by 1, 2, 3, 4, 5`,
      ...moved('store_transactions'),
    },
    {
      derived: `select is_listed, is_shown, stars, reviews from private.store_review_sums where ${ofStore} order by 1, 2, 3`,
      ...moved('store_reviews'),
    },
    {
      derived: `select listed.* from private.store_listings listed order by store_id`,
      remove: `update public.stores set hidden_by_site = true`,
      add: `update public.stores set hidden_by_site = false`,
    },
    {
      derived: `select places.* from private.membership_places places
        join public.store_memberships sold on sold.id = places.membership_id where ${ofStore} order by 1`,
      remove: `update public.store_members set status = 'canceled' where ${ofStore}`,
      add: null,
    },
  ];
  for (const { derived, remove, add } of checks) {
    await undo(sql, async (transaction) => {
      const filled = JSON.stringify(await transaction.unsafe(derived));
      if (filled === '[]') throw new Error(`No rows: ${derived}`);
      await transaction.unsafe(remove).simple();
      const left = await transaction.unsafe(derived);
      if (left.length > 0) throw new Error(`The triggers leave rows: ${JSON.stringify(left)}`);
      if (add === null) return;
      await transaction.unsafe(add).simple();
      const written = JSON.stringify(await transaction.unsafe(derived));
      if (written !== filled) throw new Error(`Not as the triggers write it: ${derived}`);
    });
  }
}

/**
 * Changes a role and a configuration. Returns the positions of the bot before that.
 *
 * @param {import('postgres').Sql} sql
 */
async function changeForBot(sql) {
  const [known] = await sql`
    select public.role_changes() ->> 'position' as roles, public.config_changes() ->> 'position' as configs`;
  await sql`update public.store_members set status = 'canceled' where id = ${uuidOf('buyer', 4)}`;
  await sql`update public.server_configs set config = config || '{"SuccessPoints": 7}' where server_id = ${serverId(9)}`;
  return { roles: String(known?.['roles']), configs: String(known?.['configs']) };
}

/**
 * Runs a statement as a caller, and undoes it.
 *
 * @param {import('postgres').Sql} sql
 * @param {Caller} caller
 * @param {string} statement
 * @returns {Promise<Answer>}
 */
async function ask(sql, { role, userId }, statement) {
  const claims = JSON.stringify({ role, sub: userId, session_id: userId });
  /** @type {Answer} */
  let answer = { rows: [], ms: Number.NaN };
  await undo(sql, async (transaction) => {
    await transaction`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`;
    const start = performance.now();
    const rows = await transaction.unsafe(statement);
    answer = { rows, ms: performance.now() - start };
  });
  return answer;
}

/** Statements that take longer, in ms, are measured less often, and without the pages that they read. */
const LONG = 500;

/**
 * Measures the statements at one size: the median time in ms, and the pages that one run reads from memory or disk.
 *
 * @param {import('postgres').Sql} sql
 * @param {import('../database/plans').Accountant} accountant
 * @param {typeof small} size
 */
async function measured(sql, accountant, size) {
  const found = [];
  for (const { what, caller, statement, readAll, most } of casesAt(size, await changeForBot(sql))) {
    if (readAll) {
      const start = performance.now();
      await readAll(async (asked) => (await ask(sql, caller, asked)).rows);
      found.push({ what, most, ms: performance.now() - start, buffers: null });
    } else if (statement !== undefined) {
      const first = (await ask(sql, caller, statement)).ms;
      const all = [];
      for (let run = 0; run < (first > LONG ? 3 : 11); run += 1)
        all.push((await ask(sql, caller, statement)).ms);
      const buffers = first > LONG ? null : (await accountant.explain(caller, statement)).buffers;
      found.push({ what, most, ms: median(all), buffers });
    }
  }
  return found;
}

/** The length of a round of `together`, in ms. */
const ROUND = 10_000;

/** The pauses of the edge function in ms, while other events of the store are waiting. */
const pauses = [50, 100, 200, 400, 800];

/**
 * Opens store pages in 10 loops and sends events of one store in 24, each alone and both at once, through a pool of 10
 * connections, as the Data API does. Prints the rates, also of the events that the edge function gives up, so that their
 * provider has to send them again.
 *
 * @param {(max: number) => import('postgres').Sql} connect
 */
async function together(connect) {
  const pool = connect(10);
  /** @type {(caller: Caller, statement: string) => Promise<unknown>} */
  const send = ({ role, userId }, statement) =>
    pool
      .unsafe(
        `select set_config('role', '${role}', true), set_config('request.jwt.claims', '${JSON.stringify({ role, sub: userId, session_id: userId })}', true);
        ${statement}`,
      )
      .simple();
  /** @type {(statement: string) => Promise<'events' | 'refused'>} */
  const sendEvent = async (statement) => {
    try {
      await send(secretKey, statement);
      return 'events';
    } catch (error) {
      if (/** @type {{ code?: string }} */ (error).code !== '55P03') throw error;
      return 'refused';
    }
  };
  /** @param {{ readers?: number, buyers?: number }} loops */
  const rates = async ({ readers = 0, buyers = 0 }) => {
    const done = { pages: 0, events: 0, refused: 0 };
    const end = performance.now() + ROUND;
    const read = async () => {
      while (performance.now() < end) {
        await send(visitor, `select public.store_page('store-51')`);
        done.pages += 1;
      }
    };
    const buy = async () => {
      while (performance.now() < end) {
        const statement = eventStatement(1);
        let outcome = await sendEvent(statement);
        for (const pause of pauses) {
          if (outcome === 'events') break;
          await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
          outcome = await sendEvent(statement);
        }
        done[outcome] += 1;
      }
    };
    await Promise.all([
      ...Array.from({ length: readers }, read),
      ...Array.from({ length: buyers }, buy),
    ]);
    return [done.pages, done.events, done.refused].map((count) => short((count * 1000) / ROUND));
  };
  console.log(`\n10 readers and 24 buyers of one store, 10 connections (load ${machineLoad()})`);
  printTable([
    ['', 'pages a second', 'events a second', 'refused'],
    ['readers', ...(await rates({ readers: 10 }))],
    ['buyers', ...(await rates({ buyers: 24 }))],
    ['both', ...(await rates({ readers: 10, buyers: 24 }))],
  ]);
  await pool.end();
}

/**
 * Prints the times, how they grow, and the limits. The exponent of the growth is 0 if the time stays the same, and 1 if it
 * grows as the number of rows.
 *
 * @param {readonly { name: keyof typeof sizes, rows: Awaited<ReturnType<typeof measured>> }[]} results
 */
function printGrowth(results) {
  const [first, last] = [results[0], results.at(-1)];
  if (!first || !last) return;
  const decades = Math.log10(sizes[last.name].members / sizes[first.name].members);
  const names = results.map(({ name }) => name.toUpperCase());
  console.log('');
  printTable([
    [
      '',
      ...names.map((name) => `${name}, ms`),
      'growth',
      'pages',
      'limit at L',
      `met at ${names.at(-1)}`,
    ],
    ...last.rows.map(({ what, ms, most }, place) => [
      what,
      ...results.map(({ rows }) => short(rows[place]?.ms ?? Number.NaN)),
      first === last
        ? ''
        : (Math.log10(ms / (first.rows[place]?.ms ?? Number.NaN)) / decades).toFixed(2),
      results.map(({ rows }) => rows[place]?.buffers ?? '–').join(' / '),
      most === undefined ? '' : String(most),
      most === undefined ? '' : ms <= most ? 'yes' : 'no',
    ]),
  ]);
}

/**
 * @param {readonly (keyof typeof sizes)[]} names
 * @param {object} server
 * @param {(name: string) => Promise<unknown>} server.create creates a database with the schema
 * @param {(name: string) => Promise<unknown>} server.drop
 * @param {(name: string, max?: number) => import('postgres').Sql} server.connect
 * @param {(name: string) => Promise<import('../database/plans').Accountant>} server.openAccountant
 */
export async function measureGrowth(names, { create, drop, connect, openAccountant }) {
  const results = [];
  for (const name of names) {
    const start = performance.now();
    await create(name);
    const sql = connect(name);
    await loadRows(sql, sizes[name]);
    if (name === 's') await checkDerivedRows(sql);
    console.log(
      `\nSize ${name.toUpperCase()}: loaded in ${short((performance.now() - start) / 1000)} s (load ${machineLoad()})`,
    );
    const accountant = await openAccountant(name);
    results.push({ name, rows: await measured(sql, accountant, sizes[name]) });
    await accountant.close();
    await sql.end();
    await together((max) => connect(name, max));
    await drop(name);
  }
  printGrowth(results);
}
