import * as v from 'valibot';
import type { AccountRow, Mail } from './session/account-store';
import type { RevisionRow } from './dashboard/history';
import type { AccessRequestRow } from './dashboard/access-request-store';
import type { ManagedUserRow } from './admin/managed-users';
import type { ChangeRow, CountRow } from './market/count-store';
import type { DecisionRow, ReportRow } from './admin/report-row';
import type { ReviewRow } from './market/review-rows';
import type { LeftAddress } from './market/store-row-store';
import type { StoreMemberRow } from './market/store-member-row';
import type { StoreRow } from './market/store-row';
import type { PaymentSetupRow, TransactionRow } from './market/transactions';
import type { SellerRow } from './market/starting-stores';
import type { TeamRows } from './dashboard/team';
import type { WaitRow } from './market/waitlist-rows';

export interface DataStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export const DATA_KEY = 'grouped:demo-data';

const dataSchema = v.object({
  configs: v.record(
    v.string(),
    v.object({ config: v.record(v.string(), v.unknown()), version: v.number() }),
  ),
  /** By server id. Only this mock backend writes the rows, so their columns are not validated. */
  revisions: v.optional(v.record(v.string(), v.array(v.custom<RevisionRow>(isObject))), {}),
  /** The secrets that are set, keyed by server id and then by the key of the setting. Their values are not stored. */
  secrets: v.optional(
    v.record(
      v.string(),
      v.record(v.string(), v.object({ set_at: v.string(), set_by_name: v.string() })),
    ),
    {},
  ),
  /** Open sessions, keyed by refresh token. A token can be used once. */
  sessions: v.record(v.string(), v.object({ personId: v.string(), sessionId: v.string() })),
  /** The sign-in codes that were not exchanged yet, each with its user and its challenge. */
  codes: v.optional(
    v.record(
      v.string(),
      v.object({
        personId: v.string(),
        challenge: v.string(),
        /** When the email that led to the code was requested, in Unix ms; undefined for codes from Discord. */
        mailedAt: v.optional(v.number()),
      }),
    ),
    {},
  ),
  /** People who signed up. Only this store writes the rows, so their columns are not validated. */
  accounts: v.optional(v.array(v.custom<AccountRow>(isObject)), []),
  /** Hashes of the passwords that were set, keyed by user id. */
  passwords: v.optional(v.record(v.string(), v.string()), {}),
  /** The stores whose additions a person has refused. */
  refusedStores: v.optional(v.array(v.object({ user_id: v.string(), store_id: v.string() })), []),
  /** The changed email addresses, keyed by user id. */
  addresses: v.optional(v.record(v.string(), v.string()), {}),
  /** By user id. A change is pending until it is confirmed at both the old and the new address. */
  addressChanges: v.optional(
    v.record(v.string(), v.object({ email: v.string(), confirmed: v.array(v.string()) })),
    {},
  ),
  /** Emails whose links were not used yet. */
  mails: v.optional(v.array(v.custom<Mail>(isObject)), []),
  sellers: v.optional(v.array(v.custom<SellerRow>(isObject)), []),
  /** Used refresh tokens, each with its successor. */
  exchanged: v.optional(v.record(v.string(), v.string()), {}),
  /** The times when servers were added (ISO 8601), keyed by server id. */
  addedAt: v.optional(v.record(v.string(), v.string()), {}),
  /** All rows of `managed_users` after the first change; null before it. */
  managedUsers: v.optional(v.nullable(v.array(v.custom<ManagedUserRow>(isObject))), null),
  /** The tables of the team after the first change, keyed by the name of the initial team. */
  teams: v.optional(v.record(v.string(), v.custom<TeamRows>(isObject)), {}),
  /** All stores of the marketplace after the first change, keyed by the name of the initial stores. */
  stores: v.optional(v.record(v.string(), v.array(v.custom<StoreRow>(isObject))), {}),
  /** The addresses that stores have left. */
  storeAddresses: v.optional(v.array(v.custom<LeftAddress>(isObject)), []),
  /** The key is the world's condition `payments` and the store. */
  paymentSetups: v.optional(v.record(v.string(), v.custom<PaymentSetupRow>(isObject)), {}),
  /** Transactions that were recorded since the demo started, keyed by store id. */
  transactions: v.optional(v.record(v.string(), v.array(v.custom<TransactionRow>(isObject))), {}),
  /** All members of stores after the first change, keyed by the name of the initial stores. */
  storeMembers: v.optional(v.record(v.string(), v.array(v.custom<StoreMemberRow>(isObject))), {}),
  /** The counted actions of visitors and the recorded changes of sellers since the demo started, keyed by store id. */
  storeCounts: v.optional(v.record(v.string(), v.array(v.custom<CountRow>(isObject))), {}),
  storeChanges: v.optional(v.record(v.string(), v.array(v.custom<ChangeRow>(isObject))), {}),
  /** All reports of stores and reviews after the first change, keyed by the name of the initial reports. */
  reports: v.optional(v.record(v.string(), v.array(v.custom<ReportRow>(isObject))), {}),
  /** The whole log of decisions after the first change, newest first, keyed by the name of the initial reports. */
  decisions: v.optional(v.record(v.string(), v.array(v.custom<DecisionRow>(isObject))), {}),
  /** All reviews of stores after the first change, keyed by the name of the initial reviews. */
  reviews: v.optional(v.record(v.string(), v.array(v.custom<ReviewRow>(isObject))), {}),
  /** All waiting lists of memberships after the first change, keyed by the name of the initial waiting lists. */
  waitlists: v.optional(v.record(v.string(), v.array(v.custom<WaitRow>(isObject))), {}),
  /** All requests for access to servers after the first change, keyed by the name of the initial requests. */
  accessRequests: v.optional(
    v.record(v.string(), v.array(v.custom<AccessRequestRow>(isObject))),
    {},
  ),
  /** The pictures of the team: maps the name of each picture to the uuid of the uploader. */
  pictures: v.optional(v.record(v.string(), v.string()), {}),
  issued: v.number(),
});

export type Data = v.InferOutput<typeof dataSchema>;

const nothing: Data = {
  configs: {},
  revisions: {},
  secrets: {},
  sessions: {},
  codes: {},
  accounts: [],
  passwords: {},
  refusedStores: [],
  addresses: {},
  addressChanges: {},
  mails: [],
  sellers: [],
  exchanged: {},
  addedAt: {},
  managedUsers: null,
  teams: {},
  stores: {},
  storeAddresses: [],
  paymentSetups: {},
  transactions: {},
  storeMembers: {},
  storeCounts: {},
  storeChanges: {},
  reports: {},
  decisions: {},
  reviews: {},
  waitlists: {},
  accessRequests: {},
  pictures: {},
  issued: 0,
};

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

export function memoryStorage(): DataStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Parses the stored data. Returns empty data if the text does not match this version's schema. */
export function dataFrom(text: string | null): Data {
  const parsed = v.safeParse(dataSchema, parseJson(text));
  return parsed.success ? parsed.output : nothing;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
