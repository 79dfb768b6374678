import type { MockContext } from '../context';
import type { Person } from '../session/people';
import type { StoreRow } from './store-row';

type Body = Readonly<Record<string, unknown>>;

/** Returns the row that an insert adds. */
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
