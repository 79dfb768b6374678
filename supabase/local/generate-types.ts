import { join } from 'node:path';
import { databaseTypes } from './cli';
import { createProject, createRoles } from './database';
import { startPostgres } from './postgres';

/** Returns the types of a database with all migrations applied. `home` is a folder for temporary data. */
export async function generateTypes(home: string): Promise<string> {
  const server = await startPostgres({ dataDir: join(home, 'data'), keep: false });
  try {
    await createRoles(server);
    await createProject(server, 'types');
    return await databaseTypes(server.url('types', 'postgres'));
  } finally {
    await server.stop();
  }
}
