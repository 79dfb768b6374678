import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { databaseOf, newHome, startBackendProcess, stopProcess } from '../setup/backend-process';

/** Returns whether the database accepts connections. */
async function answers(databaseUrl: string): Promise<boolean> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end();
  }
}

describe('a backend', () => {
  it('keeps its database from another one, and is restarted with its data after it was killed', async () => {
    const home = await newHome();
    const { child } = await startBackendProcess(home);
    const orphan = await databaseOf(home);
    const other = await startBackendProcess(home);
    expect(other.said).toMatch(/Process \d+ runs a database in .* already/);
    const before = postgres(orphan, { max: 1 });
    await before`update server_configs set version = 4711`;
    await before.end();
    await stopProcess(child, 'SIGKILL');
    expect(await answers(orphan)).toBe(true);

    const { said } = await startBackendProcess(home);
    expect(said).toContain('Stop with Ctrl+C');
    expect(await answers(orphan)).toBe(false);
    const sql = postgres(await databaseOf(home), { max: 1 });
    const rows = await sql`select distinct version from server_configs`;
    await sql.end();
    expect([...rows]).toEqual([{ version: 4711 }]);
  });
});
