import postgres from 'postgres';
import type { Caller } from '../setup/project';

/** How the database went about a statement. */
export interface Account {
  /** The rows it answered. */
  rows: readonly Record<string, unknown>[];
  /** Pages of 8 kB it read, from memory or from disk, by all that it called. */
  buffers: number;
  /** Tables that were read from one end to the other, by it or by a function it called. */
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
 * The first run also reads the catalog, which stays in the connection's memory. PL/pgSQL chooses the plan that it stays with
 * in the sixth run of a function: those that many statements share have that behind them after a few statements.
 */
const WARM_UPS = 2;

/** A connection that accounts for what it runs. */
export interface Accountant {
  /** Runs a statement as a caller and undoes it. */
  explain(caller: Caller & { userId: string }, statement: string): Promise<Account>;
  close(): Promise<void>;
}

/**
 * EXPLAIN shows a function as a single step. So this loads auto_explain, which tells the plan of each statement that ran,
 * those inside functions in SQL and PL/pgSQL among them, as notices. The address has to be a superuser's.
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
    const claims = JSON.stringify({ role: caller.role, sub: caller.userId });
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

/** The plan a notice tells; a statement's own comes after those of what it called. */
function planIn(notice: string): Node[] {
  if (!/^duration: .* plan:/.test(notice)) return [];
  return [(JSON.parse(notice.slice(notice.indexOf('{'))) as { Plan: Node }).Plan];
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** A step that was planned and not needed has no loops. */
function wholeTable(node: Node): string[] {
  const isWhole = node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0;
  return isWhole && node['Relation Name'] !== undefined ? [node['Relation Name']] : [];
}
