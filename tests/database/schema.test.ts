import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { databaseTypes, findings } from '../../supabase/local/cli';
import { migrate } from '../../supabase/local/database';
import { useProject } from '../setup/project';

describe('the types of the database', () => {
  it('match the migrations; if not, run npm run generate', async () => {
    const { url } = await useProject('fresh');
    const written = readFileSync('src/services/supabase/database.types.ts', 'utf8');
    expect(await databaseTypes(url('postgres'))).toBe(written);
  });
});

describe('a local database', () => {
  it('is not used if it has run a migration that does not exist', async () => {
    const { sql, url } = await useProject('fresh');
    const server = { url: (_name: string, role?: string) => url(role), stop: async () => {} };
    expect(await migrate(server, '')).toEqual([]);
    await sql`insert into supabase_migrations.schema_migrations (version) values ('20261121000100')`;
    await expect(migrate(server, '')).rejects.toThrow('20261121000100');
  });
});

describe('the policies for reading', () => {
  it('call no function for each row, except for rows that an index has found', async () => {
    const { sql } = await useProject('fresh');
    const calls = await sql<{ policy: string }[]>`select policyname as policy from pg_policies
      where cmd = 'SELECT' and qual ~ 'private\\.\\w+\\([^)]'`;
    expect(calls.map(({ policy }) => policy)).toEqual([
      'Whoever may edit the API settings sees that a secret is set',
    ]);
  });
});

describe('the linter for Postgres', () => {
  it('reports a table without row-level security and a policy that allows everyone, and nothing else', async () => {
    const { sql, url } = await useProject('fresh');
    await sql`create table public.leak (id int primary key, secret text)`;
    await sql`grant select on public.leak to anon`;
    await sql`create policy "Everyone writes" on public.servers for insert to authenticated with check (true)`;
    // A new database has no statistics about the use of indexes, so every index would count as unused.
    const found = (await findings(url('postgres'))).filter(({ name }) => name !== 'unused_index');
    expect(found.map(({ name }) => name).toSorted()).toEqual([
      'rls_disabled_in_public',
      'rls_policy_always_true',
      'sensitive_columns_exposed',
    ]);
  });
});
