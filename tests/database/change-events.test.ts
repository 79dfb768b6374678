import { expect, it } from 'vitest';
import { useProject } from '../setup/project';

it('only the tables that pages subscribe to publish changes', async () => {
  const { sql } = await useProject('fresh');
  const rows = await sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_publication_tables where pubname = 'supabase_realtime' order by 1`;
  expect(rows.map(({ name }) => name)).toEqual([
    'public.server_configs',
    'public.store_members',
    'public.store_transactions',
  ]);
});

/**
 * Realtime sends deletions to every subscriber without checking row-level security (supabase.md §5). The event contains
 * only the primary key. With a full replica identity, Realtime would also match the other columns against a
 * subscriber's filter, which would reveal their values.
 */
it('a delete event contains a random key and nothing else', async () => {
  const { sql } = await useProject('fresh');
  const keys = await sql`
    select class.relname as name, class.relreplident as identity, array_agg(attribute.attname::text) as key,
      array_agg(format_type(attribute.atttypid, null)) as types,
      array_agg(pg_get_expr(defaults.adbin, defaults.adrelid)) as defaults
    from pg_publication_tables published
    join pg_class class on class.oid = format('%I.%I', published.schemaname, published.tablename)::regclass
    join pg_index on indrelid = class.oid and indisprimary
    join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = any (indkey)
    left join pg_attrdef defaults on defaults.adrelid = class.oid and defaults.adnum = attribute.attnum
    where published.pubname = 'supabase_realtime' group by 1, 2 order by 1`;
  const random = {
    identity: 'd',
    key: ['id'],
    types: ['uuid'],
    defaults: ['gen_random_uuid()'],
  };
  expect([...keys]).toEqual([
    { name: 'server_configs', ...random },
    { name: 'store_members', ...random },
    { name: 'store_transactions', ...random },
  ]);
});

it('clients cannot choose this key', async () => {
  const { sql } = await useProject('fresh');
  const chosen = await sql`
    select class.relname as name, act from pg_publication_tables published
    join pg_class class on class.oid = format('%I.%I', published.schemaname, published.tablename)::regclass
    join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attname = 'id'
    cross join unnest(array['insert', 'update']) act
    where published.pubname = 'supabase_realtime'
      and has_column_privilege('authenticated', class.oid, attribute.attnum, act)`;
  expect([...chosen]).toEqual([]);
});

it('a configuration change event contains the version, and not the settings', async () => {
  const { sql } = await useProject('fresh');
  const columns = await sql<{ name: string }[]>`
    select attname::text as name from pg_attribute
    where attrelid = 'public.server_configs'::regclass and attnum > 0 and not attisdropped
      and has_column_privilege('authenticated', attrelid, attnum, 'select') order by 1`;
  expect(columns.map(({ name }) => name)).toEqual(['id', 'server_id', 'version']);
});
