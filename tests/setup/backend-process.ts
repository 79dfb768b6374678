import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { newDatabaseFolder } from './database-folder';

/** Creates a data folder for a backend and deletes it after the test. */
export async function newHome(): Promise<string> {
  const home = await newDatabaseFolder();
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  return home;
}

/**
 * Runs `npm run backend` on a data folder and waits until the backend is ready or has exited. The backend is stopped
 * after the test.
 * @param port the default is a free port
 */
export async function startBackendProcess(
  home: string,
  port?: number,
): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['scripts/backend.mjs'], {
    env: { ...process.env, BACKEND_HOME: home, BACKEND_PORT: String(port ?? (await freePort())) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => stopProcess(child, 'SIGTERM'));
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

/** Sends a signal to a process and waits until it has ended. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Returns the database URL of the backend that uses the given data folder. */
export async function databaseOf(home: string): Promise<string> {
  const told: unknown = JSON.parse(await readFile(join(home, 'backend.json'), 'utf8'));
  return (told as { databaseUrl: string }).databaseUrl;
}
