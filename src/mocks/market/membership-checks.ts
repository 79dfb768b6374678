import { membershipBytes } from '#domain/marketplace/own-membership';
import { isCurrency } from '#domain/marketplace/currency';
import { httpsLink } from '#domain/marketplace/https-link';
import { limits } from '#domain/limits';
import { isVisible } from '#domain/names';
import { isReadableTime } from '#domain/readable-time';
import { postgrestError, violated } from '../postgrest';
import type { MembershipRow } from './store-row';

const LARGEST_INT = 2_147_483_647;

type Body = Readonly<Record<string, unknown>>;
type ColumnType = 'uuid' | 'int' | 'bigint' | 'boolean' | 'timestamptz' | 'text[]' | 'text';

const types: Readonly<Record<string, ColumnType>> = {
  id: 'uuid',
  price_minor: 'bigint',
  early_bird_price_minor: 'bigint',
  position: 'int',
  max_members: 'int',
  early_bird_places: 'int',
  is_visible: 'boolean',
  early_bird_until: 'timestamptz',
  archived_at: 'timestamptz',
  features: 'text[]',
};

/** Returns the database's error for the first value that does not fit its column, or null. */
export function membershipTypeError(body: Body): Response | null {
  const codes = Object.entries(body).map(([column, value]) =>
    value === null ? null : typeErrorOf(types[column] ?? 'text', value),
  );
  const code = codes.find((each) => each !== null);
  return code ? postgrestError(400, code, 'invalid input syntax') : null;
}

/** Times of PostgreSQL that JavaScript does not have. */
const beyondDates = /^-?infinity$|^\d{5,6}-/;

function typeErrorOf(type: ColumnType, value: unknown): '22P02' | '22003' | '22007' | null {
  switch (type) {
    case 'uuid':
      return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(value)) ? null : '22P02';
    case 'int':
    case 'bigint':
      if (!/^-?\d+$/.test(String(value))) return '22P02';
      return type === 'int' && Math.abs(Number(value)) > LARGEST_INT ? '22003' : null;
    case 'boolean':
      return typeof value === 'boolean' ? null : '22P02';
    case 'timestamptz':
      return Number.isNaN(Date.parse(String(value))) && !beyondDates.test(String(value))
        ? '22007'
        : null;
    case 'text[]':
      return Array.isArray(value) ? null : '22P02';
    case 'text':
      return null;
  }
}

export function tooManyMemberships(row: MembershipRow, stored: readonly MembershipRow[]) {
  if (row.archived_at !== null) return null;
  const others = stored.filter(({ id }) => id !== row.id);
  const sold = others.filter(({ archived_at }) => archived_at === null);
  if (sold.length >= limits.memberships)
    return violated('store_memberships', 'store_memberships_most_memberships');
  return others.length >= limits.allMemberships
    ? violated('store_memberships', 'store_memberships_most_all')
    : null;
}

export function tooManyBytes(row: MembershipRow, stored: readonly MembershipRow[]) {
  const before = stored.filter(({ id }) => id === row.id);
  const others = stored.filter(({ id }) => id !== row.id);
  return membershipBytes([row]) > membershipBytes(before) &&
    membershipBytes([row, ...others]) > limits.membershipBytes
    ? violated('store_memberships', 'store_memberships_most_bytes')
    : null;
}

export function membershipRowError(row: MembershipRow): Response | null {
  const failed = checks.find(({ holds }) => !holds(row));
  if (!failed) return null;
  return violated('store_memberships', failed.name);
}

const lengthOf = (text: string) => Array.from(text).length;
const isPrice = (minor: number | null) => minor === null || (minor >= 0 && minor <= 99_999_999);

/** The check constraints of the table and their names, in the order in which PostgreSQL checks them. */
const checks: readonly { name: string; holds: (row: MembershipRow) => boolean }[] = [
  {
    name: 'store_memberships_billing_interval_check',
    holds: ({ billing_interval }) =>
      billing_interval === null || ['month', 'year', 'week'].includes(billing_interval),
  },
  {
    name: 'store_memberships_check',
    holds: ({ payment_type, billing_interval }) =>
      (payment_type === 'subscription') === (billing_interval !== null),
  },
  {
    name: 'store_memberships_checkout_url_check',
    holds: ({ checkout_url: url }) =>
      url === null || (httpsLink.test(url) && lengthOf(url) <= 2_048),
  },
  {
    name: 'store_memberships_currency_check',
    holds: ({ currency }) => isCurrency(currency),
  },
  {
    name: 'store_memberships_description_check',
    holds: ({ description }) => lengthOf(description) <= 4_000,
  },
  {
    name: 'store_memberships_early_bird_until_time',
    holds: ({ early_bird_until: until }) => until === null || isReadableTime(Date.parse(until)),
  },
  {
    name: 'store_memberships_early_bird_places_check',
    holds: ({ early_bird_places: places }) => places === null || places >= 1,
  },
  {
    name: 'store_memberships_early_bird_price_minor_check',
    holds: ({ early_bird_price_minor }) => isPrice(early_bird_price_minor),
  },
  {
    name: 'store_memberships_features_check',
    holds: ({ features }) => features.length <= 100,
  },
  {
    name: 'store_memberships_features_length',
    holds: ({ features }) => features.every((feature) => lengthOf(feature) <= limits.featureLength),
  },
  {
    name: 'store_memberships_max_stock_check',
    holds: ({ max_members }) => max_members === null || max_members >= 0,
  },
  {
    name: 'store_memberships_name_check',
    holds: ({ name }) => name.replaceAll(/^ +| +$/g, '') !== '' && lengthOf(name) <= 100,
  },
  { name: 'store_memberships_name_visible', holds: ({ name }) => isVisible(name) },
  {
    name: 'store_memberships_payment_type_check',
    holds: ({ payment_type }) => ['subscription', 'one-time'].includes(payment_type),
  },
  {
    name: 'store_memberships_price_minor_check',
    holds: ({ price_minor }) => isPrice(price_minor),
  },
  {
    name: 'store_memberships_role_id_check',
    holds: ({ role_id }) => role_id === null || /^\d{17,20}$/.test(role_id),
  },
];
