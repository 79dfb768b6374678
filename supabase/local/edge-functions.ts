import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.mjs';
import type { HttpServer } from './http';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Deno permissions. The functions may use loopback and environment variables, but no files and no other programs. */
const denoRun = ['run', '--quiet', '--no-lock', '--allow-net=127.0.0.1', '--allow-env'];
const START_LIMIT = 300_000;

/**
 * Runs the edge functions in a Deno process, as a Supabase project does. `environment` replaces `supabase secrets set`.
 * @throws if the functions do not respond within five minutes; the message contains their output
 */
export async function startEdgeFunctions(
  environment: Readonly<Record<string, string>>,
): Promise<HttpServer> {
  const port = await freePort();
  const child = spawn(
    denoProgram(),
    [...denoRun, 'supabase/local/serve-functions.ts', String(port), '--until-end-of-input'],
    {
      cwd: root,
      env: {
        ...process.env,
        ...environment,
        DENO_DIR: join('node_modules', '.cache', 'deno'),
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const isUp = await Promise.race([answers(url), ended.then(() => false)]);
  if (!isUp) {
    child.kill();
    throw new Error(`The edge functions did not start.\n${output}`);
  }
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/**
 * Returns the path of the Deno binary. Deno's launcher is not used, because stopping the launcher would leave Deno
 * running.
 */
function denoProgram(): string {
  const require = createRequire(import.meta.url);
  const { runInstall } = require('deno/install_api.cjs') as { runInstall: () => string };
  return runInstall();
}

async function answers(url: string): Promise<boolean> {
  const limit = Date.now() + START_LIMIT;
  while (Date.now() < limit) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
