// Compares the rate of configuration saves with the rate of plain updates of the same row, over 24 concurrent
// connections. The saves come from the owners of 24 servers, from the 24 owners of one server, or from the editors of
// 24 servers, who have access to two panels each. A third statement, an update that also writes a history row, shows
// the cost of the history. The statements alternate. The benchmark starts its own PostgreSQL. Run
// `npm run bench:database`, with an optional number of rounds. Prints figures and asserts nothing.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '../../scripts/load.mjs';
import { arrange, compared, scenes } from './database-cases.mjs';
import { machineLoad, median, printTable, short, times } from './figures.mjs';

const rounds = Number(process.argv[2] ?? 5);
const CONNECTIONS = 24;
/** The length of a round, in ms. */
const ROUND = 2000;

/** @type {{ module: typeof import('../../supabase/local/postgres'), close: () => Promise<void> }} */
const server = await load('./supabase/local/postgres.ts');
/** @type {{ module: typeof import('../../supabase/local/database'), close: () => Promise<void> }} */
const database = await load('./supabase/local/database.ts');
const home = await mkdtemp(join(tmpdir(), 'database-bench-'));
// PostgreSQL does not run as root. If root runs this benchmark, PostgreSQL runs as another user, who needs access to
// the data directory.
await chmod(home, 0o755);
const postgres = await server.module.startPostgres({ dataDir: join(home, 'data'), keep: false });
try {
  await database.module.createRoles(postgres);
  await database.module.createProject(postgres, 'bench');
  await database.module.seed(postgres, 'bench');
  const crowd = database.module.connect(postgres.url('bench'), { max: CONNECTIONS });
  await arrange(crowd);
  await measure(crowd);
  await crowd.end();
} finally {
  await postgres.stop();
  await rm(home, { recursive: true, force: true });
  await server.close();
  await database.close();
}

/** @param {import('postgres').Sql} sql */
async function measure(sql) {
  const keys =
    await sql`select key from private.config_fields where kind in ('channel', 'category') order by position limit ${CONNECTIONS}`;
  let count = 100_000_000_000_000_000n;
  /**
   * Runs the statements for one round and returns how many ran per second.
   *
   * @param {(turn: import('./database-cases.mjs').Turn) => string} statementFor
   * @param {typeof scenes[number]} scene
   */
  const rate = async (statementFor, { serverOf, userOf }) => {
    // Start each round without history and without the dead rows of earlier rounds.
    await sql`delete from public.server_config_revisions`;
    await sql`update public.server_configs set version = 0`;
    await sql`vacuum analyze public.server_configs, public.server_config_revisions`;
    let done = 0;
    const end = performance.now() + ROUND;
    const work = async (/** @type {number} */ index) => {
      const key = String(keys[index % keys.length]?.['key']);
      let version = 0;
      while (performance.now() < end) {
        count += 1n;
        const turn = {
          server: serverOf(index + 1),
          user: userOf(index + 1),
          key,
          value: String(count),
          version,
        };
        const answers = await sql.unsafe(statementFor(turn)).simple();
        const answer = answers[1]?.[0]?.['answer'];
        if (answer && answer.status !== 'saved') throw new Error(JSON.stringify(answer.conflicts));
        version = answer?.version ?? 0;
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => work(index)));
    return (done * 1000) / ROUND;
  };

  console.log(`${CONNECTIONS} connections, ${rounds} rounds, load ${machineLoad()}`);
  for (const scene of scenes) {
    const rates = Object.fromEntries(
      Object.keys(compared).map((kind) => [kind, /** @type {number[]} */ ([])]),
    );
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, statementFor] of Object.entries(compared)) {
        rates[kind]?.push(await rate(statementFor, scene));
      }
    }
    const plain = rates['plain update'] ?? [];
    const rows = Object.entries(rates).map(([kind, found]) => {
      const ratios = found.map((one, round) => one / (plain[round] ?? Number.NaN));
      return [kind, short(median(found)), times(median(ratios))];
    });
    console.log(`\n${scene.name} (load ${machineLoad()})`);
    printTable([['', 'per second', 'vs. plain update'], ...rows]);
  }
}
