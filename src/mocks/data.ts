import * as v from 'valibot';
import { atPresent } from './clock';
import type { AccountRow, Mail } from './session/account-store';
import type { FactorRow } from './session/factor-rows';
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

/** Values by their key. */
const by = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.record(v.string(), schema), {});
/** Only this mock backend writes the rows, so their columns are not validated. */
const listOf = <Row>() => v.array(v.custom<Row>(isObject));

const dataSchema = v.object({
  configs: by(v.object({ config: v.record(v.string(), v.unknown()), version: v.number() })),
  /** By server id. */
  revisions: by(listOf<RevisionRow>()),
  /** The secrets that are set, keyed by server id and then by the key of the setting. Their values are not stored. */
  secrets: by(v.record(v.string(), v.object({ set_at: v.string(), set_by_name: v.string() }))),
  /** The webhooks that receive notices, keyed by server id, without their addresses; null if one was removed. */
  notices: by(
    v.nullable(
      v.object({
        set_at: v.string(),
        set_by_name: v.string(),
        sent_at: v.nullable(v.string()),
        test_at: v.nullable(v.string()),
      }),
    ),
  ),
  /** Whether servers require a second factor of their editors, keyed by server id. */
  factorRequirements: by(v.boolean()),
  /** The last health checks, keyed by server id. */
  checks: by(
    v.object({
      at: v.string(),
      by: v.nullable(v.string()),
      fails: v.number(),
      limited: v.number(),
    }),
  ),
  /** When the names of roles and channels were read, keyed by server id (ISO 8601). */
  namesReadAt: by(v.string()),
  /** Open sessions, keyed by refresh token. A token can be used once. */
  sessions: by(
    v.object({
      personId: v.string(),
      sessionId: v.string(),
      /** Unix ms. */
      createdAt: v.optional(v.number(), 0),
      usedAt: v.optional(v.number(), 0),
      userAgent: v.optional(v.nullable(v.string()), null),
      /** When a second factor was used in the session, in Unix ms; null if it was not. */
      factorAt: v.optional(v.nullable(v.number()), null),
    }),
  ),
  /** The second factors after the first change, keyed by user id. */
  factors: by(listOf<FactorRow>()),
  /** Challenges of second factors. `at` is in Unix ms. */
  factorChallenges: by(v.object({ factorId: v.string(), at: v.number(), isUsed: v.boolean() })),
  /** The ids of the sessions on other devices that were ended. */
  endedSessions: v.optional(v.array(v.string()), []),
  /** The sign-in codes that were not exchanged yet, each with its user and its challenge. */
  codes: by(
    v.object({
      personId: v.string(),
      challenge: v.string(),
      /** When the email that led to the code was requested, in Unix ms; undefined for codes from Discord. */
      mailedAt: v.optional(v.number()),
    }),
  ),
  /** People who signed up. */
  accounts: v.optional(listOf<AccountRow>(), []),
  /** Hashes of the passwords that were set, keyed by user id. */
  passwords: by(v.string()),
  /** The stores whose additions a person has refused. */
  refusedStores: v.optional(v.array(v.object({ user_id: v.string(), store_id: v.string() })), []),
  /** The changed email addresses, keyed by user id. */
  addresses: by(v.string()),
  /** By user id. A change is pending until it is confirmed at both the old and the new address. */
  addressChanges: by(v.object({ email: v.string(), confirmed: v.array(v.string()) })),
  /** Emails whose links were not used yet. */
  mails: v.optional(listOf<Mail>(), []),
  sellers: v.optional(listOf<SellerRow>(), []),
  /** Used refresh tokens, each with its successor. */
  exchanged: by(v.string()),
  /** The times when servers were added (ISO 8601), keyed by server id. */
  addedAt: by(v.string()),
  /** All rows of `managed_users` after the first change; null before it. */
  managedUsers: v.optional(v.nullable(listOf<ManagedUserRow>()), null),
  /** The tables of the team after the first change, keyed by the name of the initial team. */
  teams: by(v.custom<TeamRows>(isObject)),
  /** All stores of the marketplace after the first change, keyed by the name of the initial stores. */
  stores: by(listOf<StoreRow>()),
  /** The addresses that stores have left. */
  storeAddresses: v.optional(listOf<LeftAddress>(), []),
  /** The key is the world's condition `payments` and the store. */
  paymentSetups: by(v.custom<PaymentSetupRow>(isObject)),
  /** Transactions that were recorded since the demo started, keyed by store id. */
  transactions: by(listOf<TransactionRow>()),
  /** All members of stores after the first change, keyed by the name of the initial stores. */
  storeMembers: by(listOf<StoreMemberRow>()),
  /** The counted actions of visitors and the recorded changes of sellers since the demo started, keyed by store id. */
  storeCounts: by(listOf<CountRow>()),
  storeChanges: by(listOf<ChangeRow>()),
  /** All reports of stores and reviews after the first change, keyed by the name of the initial reports. */
  reports: by(listOf<ReportRow>()),
  /** The whole log of decisions after the first change, newest first, keyed by the name of the initial reports. */
  decisions: by(listOf<DecisionRow>()),
  /** All reviews of stores after the first change, keyed by the name of the initial reviews. */
  reviews: by(listOf<ReviewRow>()),
  /** All waiting lists of memberships after the first change, keyed by the name of the initial waiting lists. */
  waitlists: by(listOf<WaitRow>()),
  /** All requests for access to servers after the first change, keyed by the name of the initial requests. */
  accessRequests: by(listOf<AccessRequestRow>()),
  /** The pictures of the team: maps the name of each picture to the uuid of the uploader. */
  pictures: by(v.string()),
  issued: v.optional(v.number(), 0),
});

export type Data = v.InferOutput<typeof dataSchema>;

const nothing: Data = v.parse(dataSchema, {});

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

/** Reads and writes the data in the storage on each use, so that two tabs share them. */
export function dataIn(keep: DataStorage) {
  const read = (): Data => dataFrom(keep.getItem(DATA_KEY));
  const write = (change: Partial<Data>) =>
    keep.setItem(DATA_KEY, JSON.stringify({ ...read(), ...change }));
  return { read, write };
}

type Rows = {
  [Name in keyof Data as Data[Name] extends Record<string, object[]> ? Name : never]: Data[Name];
};

/** The rows of a table: those that a world starts with, until a change is kept under the world's key. */
export function tableIn<Name extends keyof Rows, World>(
  { keep, now }: { keep: DataStorage; now: () => number },
  name: Name,
  keyOf: (world: World) => string,
  startingIn: (world: World) => readonly Rows[Name][string][number][],
) {
  type Row = Rows[Name][string][number];
  const { read, write } = dataIn(keep);
  const keptIn = (): Readonly<Record<string, readonly Row[]>> => read()[name];
  return {
    rows: (world: World): readonly Row[] =>
      keptIn()[keyOf(world)] ?? atPresent(startingIn(world), now()),
    keepRows: (world: World, rows: readonly Row[]): void =>
      write({ [name]: { ...keptIn(), [keyOf(world)]: rows } }),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
