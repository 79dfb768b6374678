import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const programs = fileURLToPath(new URL('../../node_modules/.bin/', import.meta.url));

/**
 * Returns the standard output of a program in node_modules.
 *
 * @throws with its error output when it fails.
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

/** The option that makes the Supabase CLI use a local database instead of Docker. */
export function remote(databaseUrl: string): string {
  return `--remote=${databaseUrl}?sslmode=disable`;
}

/** Returns the types of the public schema from the Supabase CLI, formatted: `database.types.ts`. */
export async function databaseTypes(databaseUrl: string): Promise<string> {
  const types = await ask('supabase', ['gen', 'types', remote(databaseUrl), '--schema', 'public']);
  const head = '// Generated from supabase/migrations by `npm run generate`.\n';
  return ask('oxfmt', ['--stdin-filepath', 'database.types.ts'], head + types);
}

/** A result of Supabase's database linter (https://supabase.com/docs/guides/database/database-advisors). */
export interface Finding {
  name: string;
  level: 'ERROR' | 'WARN' | 'INFO';
  detail: string;
}

export async function findings(databaseUrl: string): Promise<Finding[]> {
  const options = ['--level', 'info', '--fail-on', 'none', '--output-format', 'json'];
  const answer = await ask('supabase', ['db', 'advisors', remote(databaseUrl), ...options]);
  return (JSON.parse(answer) as { results: Finding[] }).results;
}
