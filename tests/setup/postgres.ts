import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createProject, createRoles } from '../../supabase/local/database';
import { startPostgres } from '../../supabase/local/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the databases that tests copy, and of one to run `create database` in. */
    postgres: { server: string };
  }
}

/**
 * One PostgreSQL for all database and contract tests, with two databases nobody connects to, so that each test can have
 * a copy: `fresh` has run all migrations, `seeded` also holds the people and servers of the pretend world.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), 'grouped-test-'));
  // Started by root, the server runs as another user, who has to get to its data.
  await chmod(home, 0o755);
  const server = await startPostgres({ dataDir: join(home, 'data'), keep: false });
  await createRoles(server);
  await createProject(server, 'fresh');
  await createProject(server, 'seeded', { seed: true });
  project.provide('postgres', { server: server.url('postgres') });
  return async () => {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  };
}
