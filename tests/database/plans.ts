import postgres from 'postgres';
import type { Caller } from '../setup/project';

/** How the database executed a statement. */
export interface Account {
  /** The returned rows. */
  rows: readonly Record<string, unknown>[];
  /** Number of 8 kB pages that the statement and its functions read from memory or disk. */
  buffers: number;
  /** Tables that the statement, or a function it called, read from start to end. */
  wholeTables: readonly string[];
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}

/**
 * How often a statement runs before it is measured. The first run also reads the catalog, which the connection then
 * caches. PL/pgSQL chooses the final plan of a function at the sixth call of the function. If many statements call a
 * function, it reaches its sixth call after a few statements.
 */
const WARM_UPS = 2;

/** A connection that reports how it executed a statement. */
export interface Accountant {
  /** Runs a statement as a caller and rolls it back. */
  explain(caller: Caller & { userId: string }, statement: string): Promise<Account>;
  close(): Promise<void>;
}

/**
 * Returns a connection that reports plans. EXPLAIN shows a function call as one step. This function therefore loads
 * auto_explain, which sends the plan of every statement as a notice, including statements inside functions. `url` must
 * be the URL of a superuser.
 */
export async function openAccountant(url: string): Promise<Accountant> {
  let notices: string[] = [];
  const sql = postgres(url, {
    max: 1,
    onnotice: ({ message = '' }) => void notices.push(message),
    connection: { search_path: '"$user", public, extensions' },
  });
  await sql.unsafe(`load 'auto_explain';
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_analyze = on;
    set auto_explain.log_buffers = on;
    set auto_explain.log_timing = off;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_format = json;
    set auto_explain.log_level = notice`);
  const undone = Symbol('undone');

  async function run(caller: Caller & { userId: string }, statement: string) {
    const claims = JSON.stringify({
      role: caller.role,
      sub: caller.userId,
      session_id: caller.userId,
    });
    let rows: readonly Record<string, unknown>[] = [];
    await sql
      .begin(async (t) => {
        await t`select set_config('role', ${caller.role}, true), set_config('request.jwt.claims', ${claims}, true)`;
        notices = [];
        rows = await t.unsafe(statement);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return rows;
  }

  return {
    async explain(caller, statement) {
      for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await run(caller, statement);
      const rows = await run(caller, statement);
      const plans = notices.flatMap(planIn);
      const whole = plans.at(-1);
      if (!whole) throw new Error(`No plan was told of: ${statement}`);
      return {
        rows,
        buffers: whole['Shared Hit Blocks'] + whole['Shared Read Blocks'],
        wholeTables: [...new Set(plans.flatMap(nodesOf).flatMap(wholeTable))].toSorted(),
      };
    },
    close: () => sql.end(),
  };
}

/**
 * Returns the plan in a notice as a list of one node; an empty list if the notice contains no plan. The plan of a
 * statement comes after the plans of the functions that the statement called.
 */
function planIn(notice: string): Node[] {
  if (!/^duration: .* plan:/.test(notice)) return [];
  return [(JSON.parse(notice.slice(notice.indexOf('{'))) as { Plan: Node }).Plan];
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/**
 * Returns the table that a node reads from start to end, as a list. A node that was planned but not executed has no
 * loops.
 */
function wholeTable(node: Node): string[] {
  const isWhole = node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0;
  return isWhole && node['Relation Name'] !== undefined ? [node['Relation Name']] : [];
}
