import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decisionActions, reportStatuses } from '../../src/domain/admin/moderation';
import { currencies } from '../../src/domain/marketplace/currency';
import { billingIntervals } from '../../src/domain/marketplace/membership';
import { ratings } from '../../src/domain/marketplace/review';
import { categories } from '../../src/domain/marketplace/store';
import { memberProviders, memberStatuses } from '../../src/domain/marketplace/store-member';
import { storedReportKinds, targetKinds } from '../../src/domain/marketplace/store-report';
import {
  paymentProviders,
  transactionKinds,
  transactionStatuses,
} from '../../src/domain/marketplace/transactions';
import { panelRoles } from '../../src/domain/permissions/roles';
import { time } from '../../src/services/market/store-columns';
import { useProject } from '../setup/project';

/** The words that the pages can read, by column. */
const words = {
  'store_memberships.billing_interval': billingIntervals,
  'store_memberships.payment_type': ['subscription', 'one-time'],
  'store_members.provider': memberProviders,
  'store_members.status': memberStatuses,
  'stores.category': categories,
  'store_reports.kind': storedReportKinds,
  'store_reports.status': reportStatuses,
  'moderation_log.action': decisionActions,
  'moderation_log.target_kind': targetKinds,
  'store_transactions.kind': transactionKinds,
  'store_transactions.provider': paymentProviders,
  'store_transactions.status': transactionStatuses,
  'team_members.panel_role': panelRoles,
} satisfies Record<string, readonly string[]>;

describe('the database stores nothing that a page cannot read:', () => {
  it.each(Object.entries(words))('%s has the words of the page', async (column, known) => {
    const { sql } = await useProject('fresh');
    const [table = '', name = ''] = column.split('.');
    const [found] = await sql<{ words: string[] }[]>`
      select array(select (regexp_matches(pg_get_constraintdef(checked.oid), '''([^'']*)''::text', 'g'))[1]) as words
      from pg_constraint checked
      join pg_attribute attribute on attribute.attrelid = checked.conrelid and checked.conkey = array[attribute.attnum]
      where checked.contype = 'c' and checked.conrelid = ${`public.${table}`}::regclass
        and attribute.attname = ${name} and pg_get_constraintdef(checked.oid) like '%ARRAY[%'`;
    expect(found?.words.toSorted()).toEqual([...known].toSorted());
  });

  it('currencies', async () => {
    const { sql } = await useProject('fresh');
    const known = Object.keys(currencies);
    const tried = [...known, 'ZZZ', 'usd', '', 'USD ', 'USDX', 'AED|AFN', '___'];
    const [accepted] = await sql`
      select array(select code from unnest(${tried}::text[]) code where private.is_currency(code)) as codes`;
    expect(accepted?.['codes']).toEqual(known);
    const columns = await sql`
      select checked.conrelid::regclass::text as table_name from pg_constraint checked
      where pg_get_constraintdef(checked.oid) like '%is_currency(currency)%'`;
    expect(columns.map((row) => row['table_name'] as string).toSorted()).toEqual([
      'private.store_events',
      'store_memberships',
      'store_transactions',
    ]);
  });

  it('ratings', async () => {
    const { sql } = await useProject('fresh');
    const [found] = await sql`select pg_get_constraintdef(oid) as def from pg_constraint
      where conrelid = 'public.store_reviews'::regclass and conname = 'store_reviews_rating_check'`;
    expect(found?.['def']).toBe(
      `CHECK (((rating >= ${Math.min(...ratings)}) AND (rating <= ${Math.max(...ratings)})))`,
    );
  });

  it('times', async () => {
    const { sql } = await useProject('fresh');
    const tried = [
      'infinity',
      '-infinity',
      '0044-03-15 00:00:00+00 BC',
      '0001-01-01T00:00:00Z',
      '1969-12-31T23:59:59.999Z',
      '1970-01-01T00:00:00Z',
      '2026-11-28T01:02:03.456789+05:30',
      '9999-12-31T23:59:59.999Z',
      '10000-01-01T00:00:00Z',
      '294000-01-01T00:00:00Z',
    ];
    const rows = await sql`select private.is_time(at) as is_stored, to_jsonb(at) as sent
      from unnest(${tried}::text[]::timestamptz[]) with ordinality tried (at, place) order by place`;
    expect(rows.map((row) => row['is_stored'] as boolean)).toEqual(
      rows.map((row) => v.is(time, row['sent'])),
    );
    expect(rows.filter((row) => row['is_stored'])).toHaveLength(3);
  });

  it('every column with a time is checked', async () => {
    const { sql } = await useProject('fresh');
    const unchecked = await sql`
      select attribute.attrelid::regclass::text as name, attribute.attname
      from pg_attribute attribute join pg_class relation on relation.oid = attribute.attrelid
      where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r' and attribute.attnum > 0
        and not attribute.attisdropped and attribute.atttypid = 'timestamptz'::regtype
        and not exists (select 1 from pg_constraint checked where checked.conrelid = relation.oid
          and checked.conkey = array[attribute.attnum] and pg_get_constraintdef(checked.oid) like '%is_time(%')`;
    expect(unchecked).toEqual([]);
  });
});
