// Prints two figures of the database. `npm run bench:database` prints both, `npm run bench:database saves s m` names parts.
//
// `saves` compares the rate of configuration saves with the rate of plain updates of the same row, over 24 concurrent
// connections. The saves come from the owners of 24 servers, from the 24 owners of one server, or from the editors of
// 24 servers, who have access to two panels each. A third statement, an update that also writes a history row, shows
// the cost of the history. The statements alternate. A number sets how many rounds there are.
//
// `s`, `m` and `l` are sizes of the whole site (database-scale.mjs). `l` is not measured unless it is named: it takes 6 GB
// and tens of minutes.
//
// The benchmark starts its own PostgreSQL. It asserts nothing about the figures.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '../../scripts/load.mjs';
import { arrange, compared, scenes } from './database-cases.mjs';
import { measureGrowth, sizes } from './database-scale.mjs';
import { machineLoad, median, printTable, short, times } from './figures.mjs';

const asked = process.argv.slice(2);
const rounds = Number(asked.find((part) => /^\d+$/.test(part)) ?? 5);
const parts = asked.filter((part) => !/^\d+$/.test(part));
const known = ['saves', ...Object.keys(sizes)];
const unknown = parts.filter((part) => !known.includes(part));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}`);
const isWanted = (/** @type {string} */ part) =>
  parts.length > 0 ? parts.includes(part) : part !== 'l';
const CONNECTIONS = 24;
/** The length of a round, in ms. */
const ROUND = 2000;

/** @type {{ module: typeof import('../../supabase/local/postgres'), close: () => Promise<void> }} */
const server = await load('./supabase/local/postgres.ts');
/** @type {{ module: typeof import('../../supabase/local/database'), close: () => Promise<void> }} */
const database = await load('./supabase/local/database.ts');
/** @type {{ module: typeof import('../database/plans'), close: () => Promise<void> }} */
const plans = await load('./tests/database/plans.ts');
const { connect, createProject, createRoles, seed } = database.module;
try {
  if (isWanted('saves')) {
    await withPostgres({ isDurable: false }, async (postgres) => {
      await createProject(postgres, 'bench');
      await seed(postgres, 'bench');
      const crowd = connect(postgres.url('bench'), { max: CONNECTIONS });
      await arrange(crowd);
      await measure(crowd);
      await crowd.end();
    });
  }
  const names = /** @type {(keyof typeof sizes)[]} */ (Object.keys(sizes)).filter(isWanted);
  if (names.length > 0) {
    // Events are committed, so the disk is part of their time.
    await withPostgres({ isDurable: true }, (postgres) =>
      measureGrowth(names, {
        create: (name) => createProject(postgres, name),
        drop: async (name) => {
          const sql = connect(postgres.url('postgres'));
          await sql.unsafe(`drop database ${name}`);
          await sql.end();
        },
        connect: (name, max = 1) => connect(postgres.url(name), { max }),
        openAccountant: (name) => plans.module.openAccountant(postgres.url(name)),
      }),
    );
  }
} finally {
  await Promise.all([server.close(), database.close(), plans.close()]);
}

/**
 * @param {{ isDurable: boolean }} options whether PostgreSQL waits for the disk, as on the platform
 * @param {(postgres: import('../../supabase/local/postgres').PostgresServer) => Promise<void>} run
 */
async function withPostgres({ isDurable }, run) {
  const home = await mkdtemp(join(tmpdir(), 'database-bench-'));
  // PostgreSQL does not run as root. If root runs this benchmark, PostgreSQL runs as another user, who needs access to
  // the data directory.
  await chmod(home, 0o755);
  const postgres = await server.module.startPostgres({
    dataDir: join(home, 'data'),
    keep: isDurable,
  });
  try {
    await createRoles(postgres);
    await run(postgres);
  } finally {
    await postgres.stop();
    await rm(home, { recursive: true, force: true });
  }
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
