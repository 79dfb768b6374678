import * as v from 'valibot';
import type { AccountRow, Mail } from './accounts';
import type { RevisionRow } from './history';
import type { AccessRequestRow } from './access-request-store';
import type { ManagedUserRow } from './managed-users';
import type { ChangeRow, CountRow } from './count-rows';
import type { DecisionRow, ReportRow } from './report-row';
import type { ReviewRow } from './review-rows';
import type { StoreMemberRow } from './store-member-row';
import type { StoreRow } from './store-row';
import type { PaymentSetupRow, TransactionRow } from './transaction-row';
import type { SellerRow } from './starting-sellers';
import type { TeamRows } from './team';
import type { WaitRow } from './waitlist-rows';

/** The storage of the mock backend: local storage in a browser, memory in a test. */
export interface DataStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export const DATA_KEY = 'grouped:demo-data';

/** All changes since the world's initial state. */
const dataSchema = v.object({
  configs: v.record(
    v.string(),
    v.object({ config: v.record(v.string(), v.unknown()), version: v.number() }),
  ),
  /** Saves since the world's initial state, by server. The rows are written by this store only. */
  revisions: v.optional(v.record(v.string(), v.array(v.custom<RevisionRow>(isObject))), {}),
  /** The secrets that are set, by server and key. Their values are not stored. */
  secrets: v.optional(
    v.record(
      v.string(),
      v.record(v.string(), v.object({ set_at: v.string(), set_by_name: v.string() })),
    ),
    {},
  ),
  /** Open sessions by refresh token. A token can be used once. */
  sessions: v.record(v.string(), v.object({ personId: v.string(), sessionId: v.string() })),
  /** Codes of sign-ins that were not exchanged yet, with the user and the challenge. */
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
  /** People who signed up. The rows are written by this store only. */
  accounts: v.optional(v.array(v.custom<AccountRow>(isObject)), []),
  /** Hashes of the passwords that were set, by user. */
  passwords: v.optional(v.record(v.string(), v.string()), {}),
  /** The addresses that were changed, by user. */
  addresses: v.optional(v.record(v.string(), v.string()), {}),
  /**
   * Pending changes of email addresses, keyed by user id. A change is pending until it is confirmed at both the old and
   * the new address.
   */
  addressChanges: v.optional(
    v.record(v.string(), v.object({ email: v.string(), confirmed: v.array(v.string()) })),
    {},
  ),
  /** Emails whose links were not used yet. */
  mails: v.optional(v.array(v.custom<Mail>(isObject)), []),
  /** Rows that were added to `seller_accounts`. */
  sellers: v.optional(v.array(v.custom<SellerRow>(isObject)), []),
  /** Used refresh tokens, each with its successor. */
  exchanged: v.optional(v.record(v.string(), v.string()), {}),
  /** When a server was added, by its id (ISO 8601). */
  addedAt: v.optional(v.record(v.string(), v.string()), {}),
  /** The rows of `managed_users` once they were changed; null until then. */
  managedUsers: v.optional(v.nullable(v.array(v.custom<ManagedUserRow>(isObject))), null),
  /** The changed tables of the team, keyed by the name of the initial team. */
  teams: v.optional(v.record(v.string(), v.custom<TeamRows>(isObject)), {}),
  /** The changed stores of the marketplace, keyed by the name of the initial stores. */
  stores: v.optional(v.record(v.string(), v.array(v.custom<StoreRow>(isObject))), {}),
  /**
   * The sellers' changes of their connections to payment providers, keyed by the world's condition `payments` and the
   * store.
   */
  paymentSetups: v.optional(v.record(v.string(), v.custom<PaymentSetupRow>(isObject)), {}),
  /** Transactions that were recorded since the demo started, by store. */
  transactions: v.optional(v.record(v.string(), v.array(v.custom<TransactionRow>(isObject))), {}),
  /** The changed members of stores, keyed by the name of the initial stores. */
  storeMembers: v.optional(v.record(v.string(), v.array(v.custom<StoreMemberRow>(isObject))), {}),
  /** The actions of visitors and the changes of sellers since the demo started, by store. */
  storeCounts: v.optional(v.record(v.string(), v.array(v.custom<CountRow>(isObject))), {}),
  storeChanges: v.optional(v.record(v.string(), v.array(v.custom<ChangeRow>(isObject))), {}),
  /** The changed reports of stores and reviews, keyed by the name of the initial reports. */
  reports: v.optional(v.record(v.string(), v.array(v.custom<ReportRow>(isObject))), {}),
  /** The changed log of decisions, newest first, keyed by the name of the initial reports. */
  decisions: v.optional(v.record(v.string(), v.array(v.custom<DecisionRow>(isObject))), {}),
  /** The changed reviews of stores, keyed by the name of the initial reviews. */
  reviews: v.optional(v.record(v.string(), v.array(v.custom<ReviewRow>(isObject))), {}),
  /** The changed waiting lists of memberships, keyed by the name of the initial waiting lists. */
  waitlists: v.optional(v.record(v.string(), v.array(v.custom<WaitRow>(isObject))), {}),
  /** The changed requests for access to servers, keyed by the name of the initial requests. */
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
  addresses: {},
  addressChanges: {},
  mails: [],
  sellers: [],
  exchanged: {},
  addedAt: {},
  managedUsers: null,
  teams: {},
  stores: {},
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

/** A storage that lasts as long as the page or the test. */
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
