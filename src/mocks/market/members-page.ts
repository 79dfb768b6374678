import { fold } from '#domain/fold';
import * as v from 'valibot';
import type { Given } from '../handlers/rpc';
import { keyArguments, pageAfter } from './after-key';
import type { StoreMemberRow } from './store-member-row';

const nullableText = v.optional(v.nullable(v.string()), null);

const filterArguments = {
  store_id: v.string(),
  search: v.optional(v.nullable(v.string()), ''),
  status: nullableText,
  membership_id: nullableText,
  provider: nullableText,
};

export const membersAfterArguments = { ...filterArguments, ...keyArguments };

export const membersPageArguments = {
  ...filterArguments,
  sort_by: v.optional(v.nullable(v.string()), 'newest'),
  page: v.optional(v.number(), 0),
  page_size: v.optional(v.number(), 50),
};

const MOST = 1_000;

/** Returns the result of the function `store_members_after()`. */
export function membersAfter(
  rows: readonly StoreMemberRow[],
  query: Given<typeof membersAfterArguments>,
) {
  const { rows: page, next } = pageAfter(found(rows, query), ({ since }) => since, query);
  return { rows: page.map(listed), next };
}

/** Returns the result of the function `store_members_page()`. */
export function membersPage(
  rows: readonly StoreMemberRow[],
  query: Given<typeof membersPageArguments>,
) {
  const ofStore = rows.filter((row) => row.store_id === query.store_id);
  const sorted = found(rows, query).toSorted((a, b) => comparedBy(query.sort_by, a, b));
  const count = Math.min(Math.max(query.page_size, 1), MOST);
  const from = Math.max(query.page, 0) * count;
  const oversold: Record<string, number> = {};
  for (const row of ofStore.filter(({ is_oversold }) => is_oversold)) {
    oversold[row.membership_id] = (oversold[row.membership_id] ?? 0) + 1;
  }
  return {
    total: sorted.length,
    oversold,
    members: sorted.slice(from, from + count).map(listed),
  };
}

function found(rows: readonly StoreMemberRow[], query: Given<typeof filterArguments>) {
  return rows
    .filter((row) => row.store_id === query.store_id)
    .filter((row) => query.membership_id === null || row.membership_id === query.membership_id)
    .filter((row) => query.provider === null || row.provider === query.provider)
    .filter((row) => hasStatus(row, query.status))
    .filter((row) => matches(row, query.search ?? ''));
}

function listed(row: StoreMemberRow) {
  return {
    id: row.id,
    membership_id: row.membership_id,
    status: row.status,
    is_oversold: row.is_oversold,
    provider: row.provider,
    provider_reference: row.provider_reference,
    discord_id: row.discord_id,
    is_confirmed: row.is_confirmed ?? false,
    display_name: row.display_name,
    email: row.email,
    since: row.since,
    until: row.until,
  };
}

function hasStatus(row: StoreMemberRow, status: string | null): boolean {
  if (status === null) return true;
  return status === 'oversold' ? row.is_oversold : row.status === status;
}

function matches(row: StoreMemberRow, search: string): boolean {
  if (search === '') return true;
  const part = fold(search);
  return (
    fold(row.display_name).includes(part) ||
    fold(row.email ?? '').includes(part) ||
    row.discord_id === search ||
    row.provider_reference === search
  );
}

function comparedBy(sort: string | null, a: StoreMemberRow, b: StoreMemberRow): number {
  const bySort =
    sort === 'name'
      ? nullsLast(a.display_name.toLowerCase() || null, b.display_name.toLowerCase() || null)
      : sort === 'ending'
        ? nullsLast(timeOf(a.until), timeOf(b.until))
        : sort === 'oldest'
          ? nullsLast(timeOf(a.since), timeOf(b.since))
          : 0;
  return bySort || -nullsLast(timeOf(a.since), timeOf(b.since)) || nullsLast(a.id, b.id);
}

function timeOf(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}

function nullsLast<Value extends string | number>(a: Value | null, b: Value | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
}
