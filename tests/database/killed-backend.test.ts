import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';

/** Creates a data folder for a backend and deletes it after the test. */
async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'grouped-killed-'));
  await chmod(home, 0o755);
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  return home;
}

/** Runs `npm run backend` on a data folder and waits until the backend is ready or has exited. */
async function start(home: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['scripts/backend.mjs'], {
    env: { ...process.env, BACKEND_HOME: home, BACKEND_PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => stop(child, 'SIGTERM'));
  let said = '';
  await new Promise<void>((resolve) => {
    const hear = (text: unknown) => {
      said += String(text);
      if (said.includes('Stop with Ctrl+C')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => resolve());
  });
  return { child, said };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

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

async function databaseOf(home: string): Promise<string> {
  const told: unknown = JSON.parse(await readFile(join(home, 'backend.json'), 'utf8'));
  return (told as { databaseUrl: string }).databaseUrl;
}

describe('a backend that was killed', () => {
  it('can be restarted: the old database process is stopped, and the data is still there', async () => {
    const home = await newHome();
    const { child } = await start(home);
    const orphan = await databaseOf(home);
    const before = postgres(orphan, { max: 1 });
    await before`update server_configs set version = 4711`;
    await before.end();
    await stop(child, 'SIGKILL');
    expect(await answers(orphan)).toBe(true);

    const { said } = await start(home);
    expect(said).toContain('Stop with Ctrl+C');
    expect(await answers(orphan)).toBe(false);
    const sql = postgres(await databaseOf(home), { max: 1 });
    const rows = await sql`select distinct version from server_configs`;
    await sql.end();
    expect([...rows]).toEqual([{ version: 4711 }]);
  });
});

describe('a running backend', () => {
  it('keeps its database when another one is started in its folder', async () => {
    const home = await newHome();
    await start(home);
    const database = await databaseOf(home);
    const { said } = await start(home);
    expect(said).toMatch(/Process \d+ runs a database in .* already/);
    expect(await answers(database)).toBe(true);
  });
});
