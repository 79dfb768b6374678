import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const programs = fileURLToPath(new URL('../../node_modules/.bin/', import.meta.url));

/**
 * What a program out of node_modules answers on standard output.
 *
 * @throws with its own words where it fails.
 */
export function ask(program: string, args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(`${programs}${program}`, args, {
      env: { ...process.env, DO_NOT_TRACK: '1', NO_COLOR: '1' },
      shell: process.platform === 'win32',
    });
    let said = '';
    let complained = '';
    child.stdout.on('data', (text) => (said += String(text)));
    child.stderr.on('data', (text) => (complained += String(text)));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`${program} ${args[0]} ended with ${code}.\n${complained}${said}`));
    });
    child.stdin.end(input);
  });
}

/** What the Supabase CLI wants of a local database, instead of Docker. */
export function remote(databaseUrl: string): string {
  return `--remote=${databaseUrl}?sslmode=disable`;
}

/** The types of the public schema as the Supabase CLI writes them, formatted: `database.types.ts`. */
export async function databaseTypes(databaseUrl: string): Promise<string> {
  const types = await ask('supabase', ['gen', 'types', remote(databaseUrl), '--schema', 'public']);
  const head = '// Generated from supabase/migrations by `npm run generate`.\n';
  return ask('oxfmt', ['--stdin-filepath', 'database.types.ts'], head + types);
}

/** A finding of Supabase's linter for Postgres (https://supabase.com/docs/guides/database/database-advisors). */
export interface Finding {
  name: string;
  level: 'ERROR' | 'WARN' | 'INFO';
  detail: string;
}

/** What the linter says of a schema, for security and performance. */
export async function findings(databaseUrl: string): Promise<Finding[]> {
  const options = ['--level', 'info', '--fail-on', 'none', '--output-format', 'json'];
  const answer = await ask('supabase', ['db', 'advisors', remote(databaseUrl), ...options]);
  return (JSON.parse(answer) as { results: Finding[] }).results;
}
