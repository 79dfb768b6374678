import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Project } from '../setup/project';
import {
  acts,
  anonColumns,
  columnErrors,
  signedInColumns,
  tableRights,
  visitors,
  type Rights,
  type Visitor,
} from './table-rights';
import { arrangeTables, likenesses } from './table-world';

let project: Project;
let cast: Record<Visitor, Caller>;

beforeAll(async () => {
  project = await openProject('fresh');
  cast = await arrangeTables(project.sql);
});
afterAll(() => project.drop());

describe('table privileges', () => {
  it.each(tableRights)('$act on $table', async ({ statement, outcomes }) => {
    const found: Record<string, Rights> = {};
    for (const visitor of visitors) found[visitor] = await outcomeOf(visitor, statement);
    expect(found).toEqual(Object.fromEntries(visitors.map((visitor, n) => [visitor, outcomes[n]])));
  });

  it('covers every table', async () => {
    const tables = await project.sql<{ name: string }[]>`
      select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private') order by 1`;
    const asked = tables.flatMap(({ name }) => acts.map((act) => `${act} on ${name}`));
    const told = tableRights.map(({ act, table }) => `${act} on ${table}`);
    expect(asked.filter((question) => !told.includes(question))).toEqual([]);
    expect(tableRights.length * visitors.length).toBeGreaterThan(700);
  });
});

it.each(likenesses)('$who may do as much as $like', async ({ visitor, arrange, like, except }) => {
  const found: Record<string, Rights> = {};
  const expected: Record<string, Rights> = {};
  for (const { act, table, statement, outcomes } of tableRights) {
    const name = `${act} on ${table}: ${statement}`;
    found[name] = await outcomeOf(visitor, statement, arrange);
    expected[name] =
      except?.[`${act} on ${table}`] ?? outcomes[visitors.indexOf(like)] ?? 'invalid';
  }
  expect(found).toEqual(expected);
});

describe('columns that can be read', () => {
  it.each([
    ['anon', anonColumns],
    ['authenticated', signedInColumns],
  ] as const)('by %s, one by one', async (role, columns) => {
    const rows = await project.sql<{ table: string; columns: string }[]>`
      select relation.relname as table, string_agg(attribute.attname, ' ' order by attribute.attnum) as columns
      from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid
      where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'v', 'm', 'p')
        and attribute.attnum > 0 and not attribute.attisdropped
        and has_column_privilege(${role}, relation.oid, attribute.attnum, 'select')
      group by relation.relname`;
    expect(Object.fromEntries(rows.map((row) => [row.table, row.columns]))).toEqual(columns);
    const whole =
      await project.sql`select relname from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'v', 'm', 'p') and has_table_privilege(${role}, oid, 'select')`;
    expect(whole.map(({ relname }) => relname)).toEqual([]);
  });
});

describe('forbidden column changes', () => {
  it.each(columnErrors)('$statement', async ({ statement, by }) => {
    const found: Record<string, Rights> = {};
    for (const visitor of by) found[visitor] = await outcomeOf(visitor, statement);
    expect(found).toEqual(Object.fromEntries(by.map((visitor) => [visitor, 'refused'])));
  });
});

it.each(['anon', 'a site admin', 'the platform owner'] as const)(
  '%s empties no table',
  async (visitor) => {
    const tables = await project.sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private') order by 1`;
    for (const { name } of tables) {
      expect([name, await outcomeOf(visitor, `truncate ${name} cascade`)]).toEqual([
        name,
        'refused',
      ]);
    }
  },
);

/** Returns what a statement does. `arrange` runs before it, with all rights. */
async function outcomeOf(visitor: Visitor, statement: string, arrange?: string): Promise<Rights> {
  const outcome = await runAs(
    project.sql,
    cast[visitor],
    async (t) => {
      await t`select set_config('realtime.topic', 'bot', true)`;
      if (arrange) {
        await t`reset role`;
        await t.unsafe(arrange).catch((error: unknown) => {
          throw new Error(`arrange: ${String(error)}`);
        });
        await t`select set_config('role', ${cast[visitor].role}, true)`;
      }
      const { count } = await t.unsafe(statement);
      return [{ count }];
    },
    { undo: true },
  );
  if (outcome.ok) return Number(outcome.rows[0]?.['count']);
  if (outcome.code === '42501') return 'refused';
  if (outcome.code.startsWith('23')) return 'invalid';
  throw new Error(`${visitor}: ${outcome.message}`);
}
