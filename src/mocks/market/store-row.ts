import type { MockContext } from '../context';
import type { Person } from '../session/people';
/** A row of `store_memberships`, with the number of members who count toward its limit. */
export interface MembershipRow {
  id: string;
  store_id: string;
  name: string;
  description: string;
  payment_type: 'subscription' | 'one-time';
  billing_interval: 'month' | 'year' | 'week' | null;
  price_minor: number;
  currency: string;
  position: number;
  max_members: number | null;
  members: number;
  early_bird_price_minor: number | null;
  early_bird_until: string | null;
  early_bird_places: number | null;
  features: readonly string[];
  checkout_url: string | null;
  role_id: string | null;
  is_visible: boolean;
  archived_at: string | null;
  version: number;
  created_at: string;
}

/** A row of `stores`. */
export interface StoreRow {
  id: string;
  owner_id: string;
  slug: string;
  name: string;
  tagline: string;
  category: string;
  server_id: string | null;
  server_link: 'standing' | 'paused' | 'unlinked' | null;
  refused_role_ids: readonly string[];
  logo_path: string | null;
  card_path: string | null;
  design: Readonly<Record<string, unknown>>;
  refund_policy: string;
  support_url: string | null;
  is_designed: boolean;
  is_visible: boolean;
  hidden_by_site: boolean;
  hidden_reason: string | null;
  version: number;
  /** ISO 8601. */
  created_at: string;
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

export function newStoreRow(person: Person, body: Body, { now }: MockContext): StoreRow {
  return {
    id: `biz_${crypto.randomUUID().replaceAll('-', '')}`,
    owner_id: person.id,
    slug: '',
    name: '',
    tagline: '',
    category: 'other',
    server_id: null,
    server_link: body['server_id'] == null ? null : 'standing',
    refused_role_ids: [],
    logo_path: null,
    card_path: null,
    design: {},
    refund_policy: '',
    support_url: null,
    is_designed: false,
    is_visible: false,
    hidden_by_site: false,
    hidden_reason: null,
    version: 1,
    created_at: new Date(now()).toISOString(),
    memberships: [],
    ...body,
  };
}

/** Simulates that another tab of the seller saved the same stores just before the request. */
export function saveStoresMeanwhile({ conditions, store, since }: MockContext): void {
  const saved = store
    .storesOf(conditions)
    .map((row) => ({ ...row, tagline: 'Saved in another tab', version: row.version + 1 }));
  store.keepStores(conditions, saved);
  since.storeWasSaved = true;
}
