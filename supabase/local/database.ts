import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import postgres, { type Sql } from 'postgres';
import type { PostgresServer } from './postgres';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const migrationsFolder = folder('../migrations/');

/** Creates the roles of a Supabase project. Call it once per cluster. */
export async function createRoles(server: PostgresServer): Promise<void> {
  await run(server.url('postgres'), await readFile(folder('./roles.sql'), 'utf8'));
  await grantRoles(server);
}

/** Makes the roles members of each other. A repeated call changes nothing. */
export async function grantRoles(server: PostgresServer): Promise<void> {
  await run(server.url('postgres'), await readFile(folder('./role-grants.sql'), 'utf8'));
}

/**
 * Creates a database like that of a new Supabase project and applies every migration. Each migration runs in its own
 * transaction, as the role `postgres`, which is not a superuser. Returns the names of the migrations.
 *
 * With `exposesNewObjects`, every role can use new tables and functions until a migration revokes that right, as in
 * older projects. Newer projects do not expose new objects.
 */
export async function createProject(
  server: PostgresServer,
  name: string,
  { exposesNewObjects = true }: { exposesNewObjects?: boolean } = {},
): Promise<string[]> {
  await run(server.url('postgres'), `create database ${name} owner postgres`);
  const platform = await readFile(folder('./platform.sql'), 'utf8');
  const asWished = exposesNewObjects
    ? platform
    : platform.replaceAll(/^alter default privileges .*$/gm, '');
  await run(
    server.url(name),
    [getAuthSchemaSql(false), getStorageSchemaSql(false), asWished].join('\n'),
  );
  await addFactors(server, name);
  return migrate(server, name);
}

/** Creates the tables of second factors. A repeated call changes nothing. */
export async function addFactors(server: PostgresServer, name: string): Promise<void> {
  await run(server.url(name), await readFile(folder('./factors.sql'), 'utf8'));
}

/** Adds the users and servers of the mocks to a project. */
export async function seed(server: PostgresServer, name: string): Promise<void> {
  await run(server.url(name, 'postgres'), await readFile(folder('../seed.sql'), 'utf8'));
}

/**
 * Applies the migrations that are not applied yet. Returns their names.
 *
 * @throws if the database has run a migration that is not in the folder
 */
export async function migrate(server: PostgresServer, name: string): Promise<string[]> {
  const files = (await readdir(migrationsFolder))
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  const sql = connect(server.url(name, 'postgres'));
  try {
    const ran = await sql<
      { version: string }[]
    >`select version from supabase_migrations.schema_migrations`;
    const unknown = ran.find(
      ({ version }) => !files.some((file) => file.startsWith(`${version}_`)),
    );
    if (unknown) {
      throw new Error(
        `This database has run the migration ${unknown.version}, which is not in supabase/migrations. "npm run backend -- --reset" deletes its data and creates it again.`,
      );
    }
    const due = files.filter((file) => !ran.some(({ version }) => file.startsWith(`${version}_`)));
    for (const file of due) {
      const text = await readFile(`${migrationsFolder}${file}`, 'utf8');
      const [version = '', label = ''] = /^(\d+)_(.*)\.sql$/.exec(file)?.slice(1) ?? [];
      await sql.begin(async (transaction) => {
        await transaction.unsafe(text).simple();
        await transaction`insert into supabase_migrations.schema_migrations (version, name) values (${version}, ${label})`;
      });
    }
    return due;
  } finally {
    await sql.end();
  }
}

/** Copies a database that has no open connections. This takes a fraction of a second. */
export async function copyDatabase(
  server: PostgresServer,
  from: string,
  to: string,
): Promise<void> {
  await run(server.url('postgres'), `create database ${to} template ${from} owner postgres`);
}

/** Returns a connection pool that parses values as the platform does and ignores notices. */
export function connect(url: string, options: { max?: number } = {}): Sql {
  return postgres(url, {
    max: options.max ?? 1,
    onnotice: () => {},
    connection: { search_path: '"$user", public, extensions' },
  });
}

async function run(url: string, text: string): Promise<void> {
  const sql = connect(url);
  try {
    await sql.unsafe(text).simple();
  } finally {
    await sql.end();
  }
}
