import { readFile, realpath, writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';

/** The time limit in ms for PostgreSQL to stop. */
const STOP_LIMIT = 60_000;

/** Records that the database in this folder belongs to this process. */
export async function claimDatabase(dataDir: string): Promise<void> {
  await writeFile(ownerFile(dataDir), String(process.pid));
}

/** Removes that record. */
export async function releaseDatabase(dataDir: string): Promise<void> {
  await rm(ownerFile(dataDir), { force: true });
}

/**
 * Stops a PostgreSQL on this data folder whose owner process was killed. A server of another folder, or without an
 * owner, is not stopped.
 *
 * @param role its superuser
 * @throws when the owner process is alive, or when the server does not stop within a minute.
 */
export async function stopOrphan(dataDir: string, role: string): Promise<void> {
  const [pid, port] = await recordedIn(dataDir);
  if (!pid || !port || !(await servesFrom(dataDir, port, role))) return;
  const owner = Number(await readFile(ownerFile(dataDir), 'utf8').catch(() => ''));
  if (owner && isAlive(owner)) {
    throw new Error(`Process ${owner} runs a database in ${dataDir} already.`);
  }
  // PostgreSQL's fast shutdown: it closes all connections and files.
  process.kill(pid, 'SIGINT');
  // PostgreSQL removes its pid file last. The process may stay listed as a zombie.
  for (const limit = Date.now() + STOP_LIMIT; (await recordedIn(dataDir))[0] === pid;) {
    if (Date.now() > limit) throw new Error(`PostgreSQL (process ${pid}) did not stop.`);
    await wait(50);
  }
}

/** Outside the folder, whose content belongs to PostgreSQL. */
function ownerFile(dataDir: string): string {
  return `${dataDir}.owner`;
}

/** Returns the process id and the port that PostgreSQL records while it runs. */
async function recordedIn(dataDir: string): Promise<(number | undefined)[]> {
  const lines = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = lines.split('\n').map(Number);
  return [pid, port];
}

/** Returns whether the server on the port is a PostgreSQL with this data folder. */
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
