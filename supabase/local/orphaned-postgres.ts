import { readFile, realpath, writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';

/** Maximum time in ms to wait for PostgreSQL to stop. */
const STOP_LIMIT = 60_000;

/** Records that the database in this folder belongs to this process. */
export async function claimDatabase(dataDir: string): Promise<void> {
  await writeFile(ownerFile(dataDir), String(process.pid));
}

/** Removes the record of `claimDatabase`. */
export async function releaseDatabase(dataDir: string): Promise<void> {
  await rm(ownerFile(dataDir), { force: true });
}

/**
 * Stops the PostgreSQL server of a data folder if the process that started the server was killed. A server that has no
 * recorded owner or uses another data folder is not stopped.
 * @param role a superuser of the server
 * @throws if the owner is still running, or if the server does not stop within a minute
 */
export async function stopOrphan(dataDir: string, role: string): Promise<void> {
  const [pid, port] = await recordedIn(dataDir);
  if (!pid || !port || !(await servesFrom(dataDir, port, role))) return;
  const owner = Number(await readFile(ownerFile(dataDir), 'utf8').catch(() => ''));
  if (owner && isAlive(owner)) {
    throw new Error(`Process ${owner} runs a database in ${dataDir} already.`);
  }
  // SIGINT is PostgreSQL's fast shutdown: it closes all connections and files.
  process.kill(pid, 'SIGINT');
  // Wait until PostgreSQL removes the pid file, which is its last step. The process itself may remain as a zombie.
  for (const limit = Date.now() + STOP_LIMIT; (await recordedIn(dataDir))[0] === pid;) {
    if (Date.now() > limit) throw new Error(`PostgreSQL (process ${pid}) did not stop.`);
    await wait(50);
  }
}

/**
 * Returns the path of the file that records the owner. It is next to the data folder, because PostgreSQL manages the
 * content of the folder.
 */
function ownerFile(dataDir: string): string {
  return `${dataDir}.owner`;
}

/** Returns the process id and the port in the pid file that PostgreSQL maintains while it runs. */
async function recordedIn(dataDir: string): Promise<(number | undefined)[]> {
  const lines = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = lines.split('\n').map(Number);
  return [pid, port];
}

/** Returns whether a PostgreSQL server with this data folder listens on the port. */
async function servesFrom(dataDir: string, port: number, role: string): Promise<boolean> {
  const sql = postgres(`postgres://${role}@127.0.0.1:${port}/postgres`, {
    max: 1,
    connect_timeout: 10,
  });
  try {
    const [row] = await sql`select current_setting('data_directory') as folder`;
    return (await realpath(String(row?.['folder']))) === (await realpath(dataDir));
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
