import type { MockContext } from '../context';
import type { Person } from '../session/people';
import type { TableRow } from '#services/database-functions';
/** A row of `store_memberships`, with the number of members who count toward its limit. */
export interface MembershipRow extends TableRow<'store_memberships', 'taken_places' | 'features'> {
  payment_type: 'subscription' | 'one-time';
  billing_interval: 'month' | 'year' | 'week' | null;
  features: readonly string[];
  members: number;
}

/** A row of `stores`. */
export interface StoreRow extends TableRow<'stores', 'refused_role_ids' | 'design'> {
  server_link: 'standing' | 'paused' | 'unlinked' | null;
  refused_role_ids: readonly string[];
  design: Readonly<Record<string, unknown>>;
  memberships: readonly MembershipRow[];
}

/** Returns a membership of a store, with defaults. `position` counts from 0. */
export function membership(
  storeId: string,
  position: number,
  row: Partial<MembershipRow> & Pick<MembershipRow, 'name' | 'price_minor'>,
): MembershipRow {
  return {
    id: `5a1e0000-0000-4000-8000-${storeId.slice(-8).padStart(8, '0')}${String(position).padStart(4, '0')}`,
    store_id: storeId,
    description: '',
    payment_type: 'subscription',
    billing_interval: row.payment_type === 'one-time' ? null : 'month',
    currency: 'USD',
    position,
    max_members: null,
    members: 0,
    early_bird_price_minor: null,
    early_bird_until: null,
    early_bird_places: null,
    features: [],
    checkout_url: null,
    role_id: null,
    is_visible: true,
    archived_at: null,
    version: 1,
    created_at: '2026-10-03T09:00:00+00:00',
    ...row,
  };
}

type Body = Readonly<Record<string, unknown>>;

/** Returns a store with the defaults of its table. */
export function storeRow({
  id,
  owner_id,
  ...row
}: Partial<StoreRow> & Pick<StoreRow, 'id' | 'owner_id' | 'created_at'>): StoreRow {
  return {
    id,
    owner_id,
    slug: '',
    name: '',
    tagline: '',
    category: 'other',
    server_id: null,
    server_link: row.server_id == null ? null : 'standing',
    refused_role_ids: [],
    logo_path: null,
    card_path: null,
    design: {},
    seller_name: '',
    refund_policy: '',
    support_url: null,
    is_designed: false,
    is_visible: false,
    hidden_by_site: false,
    hidden_reason: null,
    version: 1,
    memberships: [],
    ...row,
  };
}

export function newStoreRow(person: Person, body: Body, { now }: MockContext): StoreRow {
  return storeRow({
    id: `biz_${crypto.randomUUID().replaceAll('-', '')}`,
    owner_id: person.id,
    created_at: new Date(now()).toISOString(),
    ...body,
  });
}

/** Simulates that another tab of the seller saved the same stores just before the request. */
export function saveStoresMeanwhile({ conditions, store, since }: MockContext): void {
  const saved = store
    .storesOf(conditions)
    .map((row) => ({ ...row, tagline: 'Saved in another tab', version: row.version + 1 }));
  store.keepStores(conditions, saved);
  since.storeWasSaved = true;
}
