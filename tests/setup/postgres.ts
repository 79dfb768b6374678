import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import {
  connect,
  copyDatabase,
  createProject,
  createRoles,
  seed,
} from '../../supabase/local/database';
import { startPostgres } from '../../supabase/local/postgres';
import { newDatabaseFolder } from './database-folder';

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection string of a database on the test server. A test uses it to run `create database`. */
    postgres: { server: string };
  }
}

/**
 * Starts one PostgreSQL server for all database and contract tests. It has two template databases that a test can copy.
 * `fresh` contains all migrations; `seeded` also contains the people and servers of the mock world. PostgreSQL copies a
 * template only while nothing is connected to it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await newDatabaseFolder();
  const server = await startPostgres({ dataDir: join(home, 'data'), keep: false });
  await createRoles(server);
  await createProject(server, 'fresh');
  await openSessions(server.url('fresh'));
  await copyDatabase(server, 'fresh', 'seeded');
  await seed(server, 'seeded');
  project.provide('postgres', { server: server.url('postgres') });
  return async () => {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  };
}

/** Gives each new user a session with the id of the user. The tokens of the tests name it. */
async function openSessions(url: string): Promise<void> {
  const sql = connect(url);
  await sql.unsafe(`
    create function auth.open_session() returns trigger language plpgsql security definer as $$ begin
      insert into auth.sessions (id, user_id) values (new.id, new.id);
      return null;
    end $$;
    create trigger open_session after insert on auth.users for each row execute function auth.open_session()`);
  await sql.end();
}
