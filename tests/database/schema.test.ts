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

/** The B-tree indexes. A predicate that its own first column is not null counts as none: each comparison implies it. */
const btreeIndexes = `select indexed.indexrelid as id, indexed.indrelid as relation, named.relname as name, indexed.indisunique as is_unique,
    indexed.indkey::int2[] as columns,
    array(select format('%s %s %s %s', pg_get_indexdef(indexed.indexrelid, n, false), indexed.indoption[n - 1],
      indexed.indclass[n - 1], indexed.indcollation[n - 1]) from generate_series(1, indexed.indnkeyatts) n) as keys,
    case when pg_get_expr(indexed.indpred, indexed.indrelid) <> format('(%s IS NOT NULL)', pg_get_indexdef(indexed.indexrelid, 1, false))
      then pg_get_expr(indexed.indpred, indexed.indrelid) else '' end as predicate
  from pg_index indexed join pg_class named on named.oid = indexed.indexrelid join pg_am on pg_am.oid = named.relam
  where named.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and pg_am.amname = 'btree'`;

describe('the indexes', () => {
  const redundant = `with each as (${btreeIndexes})
    select distinct one.name from each one join each other on other.relation = one.relation and other.id <> one.id
    where not one.is_unique and one.predicate = other.predicate and other.keys[:cardinality(one.keys)] = one.keys
      and (cardinality(other.keys) > cardinality(one.keys) or other.is_unique or other.id < one.id) order by 1`;

  it('are not the beginning of another index of the same rows', async () => {
    const { sql } = await useProject('fresh');
    expect([...(await sql.unsafe(redundant))]).toEqual([]);
    await sql`create index repeated_idx on public.store_members (store_id)`;
    await sql`create index repeated_partly_idx on private.store_events (buyer_id)`;
    const found = await sql.unsafe(redundant);
    expect(found.map(({ name }) => String(name))).toEqual(['repeated_idx', 'repeated_partly_idx']);
  });

  it('find the rows of each foreign key, so that a row is removed without reading whole tables', async () => {
    const { sql } = await useProject('fresh');
    const unindexed = await sql.unsafe(`with each as (${btreeIndexes})
      select link.conname as name from pg_constraint link
      where link.contype = 'f' and link.connamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not exists (select 1 from each where each.relation = link.conrelid and coalesce(each.predicate, '') = ''
          and each.columns[0:cardinality(link.conkey) - 1] @> link.conkey)`);
    expect(unindexed.map(({ name }) => String(name))).toEqual([]);
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
