import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasPostgrest, startPostgrest, type Postgrest } from '../setup/postgrest';
import { openProject, type Caller, type Project } from '../setup/project';
import { sample, seed } from '../setup/sample';
import { visitors, type Visitor } from './table-rights';
import { arrangeTables } from './table-world';

const CALLS = sample(500, 10_000);

/** The world has few rows, so a longer answer comes from one call. */
const LARGEST = 500_000;

/** What only some may see. No answer to another person contains it. */
const canaries: readonly { text: string; seenBy: readonly Visitor[] }[] = [
  { text: 'canary-buyer@mail.example', seenBy: ['the owner of a store'] },
  { text: 'canary-member-name', seenBy: ['the owner of a store'] },
  { text: 'canary-report', seenBy: ['a site admin', 'the platform owner'] },
  {
    text: 'canary-hidden-store',
    seenBy: ['the owner of a store', 'a site admin', 'the platform owner'],
  },
  { text: 'canary-customer', seenBy: ['the owner of a store'] },
  { text: 'canary-secret', seenBy: [] },
];

interface Column {
  name: string;
  type: string;
}
interface Target {
  name: string;
  columns: readonly Column[];
}
interface Call {
  visitor: Visitor;
  method: string;
  path: string;
  body?: string;
}

let project: Project;
let cast: Record<Visitor, Caller>;
let postgrest: Postgrest;
let functions: Target[];
let tables: Target[];
let known: readonly string[];

beforeAll(async () => {
  if (!hasPostgrest) return;
  project = await openProject('fresh');
  const { sql } = project;
  cast = await arrangeTables(sql);
  await sql`update public.store_member_emails set email = 'canary-buyer@mail.example'`;
  await sql`update public.store_members set display_name = 'canary-member-name', provider_customer_id = 'canary-customer'`;
  await sql`update public.store_reports set details = 'canary-report'`;
  await sql`update public.stores set hidden_by_site = true, hidden_reason = 'canary-hidden-store' where slug = 'hidden-store'`;
  await sql`update public.server_secrets set secret_id = vault.create_secret('canary-secret')`;
  await sql`update public.store_payment_secrets set secret_id = vault.create_secret('canary-secret')`;
  functions =
    await targets(`select proname as name, args.name as column, format_type(args.type, null) as type
    from pg_proc cross join lateral unnest(proargnames[1:pronargs], proargtypes::oid[]) args (name, type)
    where pronamespace = 'public'::regnamespace`);
  const without = await sql<{ name: string }[]>`select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and pronargs = 0`;
  functions.push(...without.map(({ name }) => ({ name, columns: [] })));
  tables =
    await targets(`select relname as name, attname as column, format_type(atttypid, null) as type
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  known = await knownValues();
  postgrest = await startPostgrest(project.url('authenticator'));
});
afterAll(async () => {
  if (!hasPostgrest) return;
  postgrest.stop();
  await project.drop();
});

it.skipIf(!hasPostgrest)(
  'no call fails with 5xx, and none tells what its caller may not see',
  async () => {
    const pagesBefore = await brokenPages();
    const failures: string[] = [];
    for (const call of fc.sample(anyCall(), { numRuns: CALLS, seed: seed })) {
      const { visitor, method, path, body } = call;
      const answer = await postgrest.call(cast[visitor], path, {
        method,
        ...(body !== undefined && { body }),
      });
      const problems = problemsOf(call, answer);
      if (problems.length > 0) {
        failures.push(
          `${problems.join(', ')}: ${visitor} ${method} ${path.slice(0, 300)} ${(body ?? '').slice(0, 300)} → ${answer.text.slice(0, 300)}`,
        );
      }
    }
    expect(failures).toEqual([]);
    expect(await brokenPages()).toEqual(pagesBefore);
    expect(pagesBefore).toEqual([]);
  },
);

function problemsOf({ visitor }: Call, { status, text }: { status: number; text: string }) {
  // PostgREST answers 500 to P0002, by which the function of payment events knows that there is no such store.
  const isNoStore = visitor === 'the service role' && text.includes('"P0002"');
  if (visitor === 'the service role') {
    return status >= 500 && !isNoStore ? [`status ${status}`] : [];
  }
  const seen = canaries.filter(
    ({ text: canary, seenBy }) => text.includes(canary) && !seenBy.includes(visitor),
  );
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(/Failing row|Key \(/.test(text) ? ['a row in an error'] : []),
    ...(text.length > LARGEST ? [`an answer of ${text.length} characters`] : []),
    ...seen.map(({ text: canary }) => `tells ${canary}`),
  ];
}

/** Calls what the pages of each person read. Returns the calls that fail. */
async function brokenPages(): Promise<string[]> {
  const reads: readonly [string, object?][] = [
    ['/rpc/listed_stores', {}],
    ['/rpc/store_page', { store: 'open-store' }],
    ['/rpc/my_memberships', {}],
    ['/rpc/my_waiting_lists', {}],
    ['/rpc/viewer_rights', {}],
    ['/rpc/my_server_facts', {}],
    ['/rpc/store_overview', { store_id: 'biz_open', days: 30 }],
    ['/rpc/store_members_page', { store_id: 'biz_open' }],
    ['/rpc/store_reviews_page', { store_id: 'biz_open' }],
    ['/rpc/payment_setup', { store_id: 'biz_open' }],
    ['/rpc/moderation_reports', {}],
    ['/rpc/moderation_decisions', {}],
    ['/rpc/server_config', { server_id: '845201933120405504' }],
    [
      '/rpc/settings_with_names',
      { server_id: '845201933120405504', wanted: ['roleId', 'logsChannel'] },
    ],
    ['/rpc/server_history', { server_id: '845201933120405504' }],
    ['/stores?select=id,name,design'],
    ['/store_memberships?select=id,name,features'],
    ['/servers?select=id,name'],
  ];
  const broken: string[] = [];
  for (const visitor of visitors) {
    for (const [path, body] of reads) {
      const { status } = await postgrest.call(
        cast[visitor],
        path,
        body && { method: 'POST', body: JSON.stringify(body) },
      );
      const isRefused = status === 401 || status === 403 || status === 404;
      if (status !== 200 && !isRefused) broken.push(`${visitor} ${path} ${status}`);
    }
  }
  return broken;
}

function anyCall(): fc.Arbitrary<Call> {
  const visitor = fc.constantFrom(...visitors);
  const rpc = fc.constantFrom(...functions).chain((target) =>
    fc.record({
      visitor,
      method: fc.constant('POST'),
      path: fc.constant(`/rpc/${target.name}`),
      body: rowOf(target, 0.98),
    }),
  );
  const onTable = fc.constantFrom(...tables).chain((target) =>
    fc.oneof(
      fc.record({
        visitor,
        method: fc.constantFrom('GET', 'DELETE'),
        path: queryOf(target),
      }),
      fc.record({
        visitor,
        method: fc.constant('POST'),
        path: fc.constant(`/${target.name}`),
        body: rowOf(target, 0.5),
      }),
      fc.record({
        visitor,
        method: fc.constant('PATCH'),
        path: queryOf(target),
        body: rowOf(target, 0.2),
      }),
    ),
  );
  return fc.oneof({ weight: 3, arbitrary: rpc }, { weight: 2, arbitrary: onTable });
}

function queryOf(target: Target): fc.Arbitrary<string> {
  const names = target.columns.map(({ name }) => name);
  const value = fc.oneof(
    fc.constantFrom(...known),
    fc.string(),
    fc.constantFrom('null', '()', '{}', '*'),
  );
  return fc
    .record({
      select: fc.oneof(
        fc.subarray(names, { minLength: 1 }).map(String),
        fc.constantFrom('*', 'x', '*,stores(*)', 'id::text'),
      ),
      column: fc.constantFrom(...names),
      operator: fc.constantFrom(
        'eq',
        'neq',
        'gt',
        'like',
        'ilike',
        'in',
        'is',
        'cs',
        'match',
        'fts',
      ),
      value,
      order: fc.constantFrom('', ...names),
      limit: fc.constantFrom('', '0', '5', '-1', '99999999999'),
    })
    .map(({ select, column, operator, value: given, order, limit }) => {
      const query = new URLSearchParams({ select, [column]: `${operator}.${given}` });
      if (order !== '') query.set('order', order);
      if (limit !== '') query.set('limit', limit);
      return `/${target.name}?${query.toString().replaceAll('%00', '')}`;
    });
}

/** A JSON object with values for the columns, each present with the given probability. */
function rowOf(target: Target, share: number): fc.Arbitrary<string> {
  const fields = target.columns.map((column) =>
    fc
      .tuple(fc.double({ min: 0, max: 1, noNaN: true }), valueOf(column))
      .map(([chance, value]) => (chance < share ? [[column.name, value] as const] : [])),
  );
  if (fields.length === 0) return fc.constant('{}');
  return fc.tuple(...fields).map(
    (parts) =>
      `{${parts
        .flat()
        .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
        .join(',')}}`,
  );
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\u202e',
  '\ud800',
  '\ufeff',
  '\u3164',
  '🃏'.repeat(50),
  'é'.normalize('NFD'),
  'x'.repeat(100_000),
  "'; drop table stores; --",
  '%_\\',
  '{{{',
  'infinity',
  '-infinity',
  '4713-01-01 BC',
  '294276-12-31T23:59:59Z',
  '2026-02-30',
  '0001-01-01T00:00:00+14:00',
  'https://a.example/' + 'x'.repeat(3_000),
];
const oddNumbers = [
  '0',
  '-1',
  '2147483648',
  '-9223372036854775809',
  '1e400',
  '0.1',
  '1e-7',
  '9007199254740993',
];
const deep = (open: string, close: string) => open.repeat(600) + close.repeat(600);

/** A value of a column as JSON: mostly of the right type, often one that is stored, sometimes of a wrong type. */
function valueOf({ name, type }: Column): fc.Arbitrary<string> {
  const text = fc
    .oneof(fc.constantFrom(...known), fc.constantFrom(...oddTexts), fc.string({ unit: 'binary' }))
    .map((value) => JSON.stringify(value));
  const uuid = fc
    .oneof(fc.constantFrom(...known.filter((value) => /^[\da-f-]{36}$/.test(value))), fc.uuid())
    .map((value) => JSON.stringify(value));
  const number = fc.oneof(fc.constantFrom('1', '2', '30', ...oddNumbers), fc.integer().map(String));
  const list = (each: fc.Arbitrary<string>) =>
    fc.array(each, { maxLength: 5 }).map((values) => `[${values.join(',')}]`);
  const json = fc.oneof(
    fc.json(),
    fc.constantFrom(deep('[', ']'), deep('{"a":', '}').replace(':}', ':1}'), '[]', '{}', 'null'),
    fc.constantFrom(`{"a":[${'1e131071,'.repeat(60)}0]}`, '{"SuccessPoints":1e131071}'),
    list(
      fc.constantFrom(
        '{"key":"SuccessPoints","before":5,"after":1e309}',
        '{"server_id":1}',
        '{"discord_id":"300000000000000001","membership":"On sale","since":"infinity"}',
        '1',
        'null',
      ),
    ),
  );
  const right =
    type === 'uuid'
      ? uuid
      : type === 'boolean'
        ? fc.constantFrom('true', 'false')
        : /int|numeric|double/.test(type)
          ? number
          : type === 'jsonb'
            ? json
            : type === 'uuid[]'
              ? list(uuid)
              : type.endsWith('[]')
                ? list(text)
                : name === 'store_id' || name === 'store'
                  ? fc.constantFrom('"biz_open"', '"biz_hidden"', '"open-store"')
                  : text;
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 1, arbitrary: fc.constant('null') },
    { weight: 1, arbitrary: fc.oneof(text, number, json) },
  );
}

async function targets(statement: string): Promise<Target[]> {
  const rows =
    await project.sql.unsafe<{ name: string; column: string; type: string }[]>(statement);
  const found = new Map<string, Column[]>();
  for (const { name, column, type } of rows) {
    found.set(name, [...(found.get(name) ?? []), { name: column, type }]);
  }
  return [...found].map(([name, columns]) => ({ name, columns }));
}

/** Returns ids and other values that are stored, so that calls reach rows. */
async function knownValues(): Promise<string[]> {
  const found = new Set<string>([
    'stripe',
    'whop',
    'active',
    'spam',
    'visit',
    'open',
    '300000000000000005',
  ]);
  for (const { name, columns } of tables) {
    for (const column of columns.filter((each) => /^(text|uuid)$/.test(each.type))) {
      const rows = await project.sql.unsafe<{ value: string }[]>(
        `select distinct "${column.name}"::text as value from public."${name}" where "${column.name}" is not null limit 10`,
      );
      for (const { value } of rows) found.add(value);
    }
  }
  return [...found].filter((value) => !canaries.some(({ text }) => text === value));
}
