import * as v from 'valibot';

type MemberStatus = 'active' | 'past_due' | 'canceled';

/**
 * What an event states about the member and about the payment. A field is null if the event does not contain the value.
 */
export interface Details {
  /**
   * The id by which the provider identifies the member: the id of a subscription, of a one-time purchase, or of a
   * membership.
   */
  reference: string | null;
  customer_id: string | null;
  /** Other ids that connect the events of the same purchase. */
  related: readonly string[];
  /** The provider's ids of the purchased product, the most specific first. */
  plan_ids: readonly string[];
  member_status: MemberStatus | null;
  /** Whether the status counts only for somebody who was a member before, because the event can be about a first payment. */
  is_only_for_members: boolean;
  /** Whether the membership ends after the paid period. */
  is_ending: boolean | null;
  /** The end of the paid period, in ISO 8601. */
  until: string | null;
  display_name: string | null;
  email: string | null;
  /** The buyer's reference that the checkout link contained. */
  buyer_reference: string | null;
  transaction_kind: 'payment' | 'refund' | 'dispute' | null;
  transaction_reference: string | null;
  /** 'inquiry': the bank asks, but no money is withdrawn. */
  transaction_status:
    | 'pending'
    | 'succeeded'
    | 'failed'
    | 'inquiry'
    | 'open'
    | 'won'
    | 'lost'
    | null;
  /** Minor units of the currency. */
  amount_minor: number | null;
  /** ISO 4217, in upper case. */
  currency: string | null;
  /** Whether the amount is the total of all refunds so far. */
  is_cumulative: boolean;
  /** When a refund was made, if the provider says it; in ISO 8601. */
  started_at: string | null;
  /** The whole payment that a refund is about, in minor units. */
  payment_minor: number | null;
}

/**
 * Why an event changes nothing. `notRelevant`: the kind of the event is known, but the event contains nothing to
 * record.
 */
type Reason = 'unknownKind' | 'notRelevant' | 'unreadable';

/** The parts of an event that do not depend on its kind. */
export interface Envelope {
  event_id: string;
  kind: string;
  /** The event's own time, in ISO 8601. */
  occurred_at: string;
  /** The version of the provider's format. */
  api_version: string | null;
}

/** An event of a payment provider in the format that the database function `record_payment_event` accepts. */
export type PaymentEvent = Envelope &
  Details & { outcome: 'applied' | 'ignored'; reason: Reason | null };

const nothing: Details = {
  reference: null,
  customer_id: null,
  related: [],
  plan_ids: [],
  member_status: null,
  is_only_for_members: false,
  is_ending: null,
  until: null,
  display_name: null,
  email: null,
  buyer_reference: null,
  transaction_kind: null,
  transaction_reference: null,
  transaction_status: null,
  amount_minor: null,
  currency: null,
  is_cumulative: false,
  started_at: null,
  payment_minor: null,
};

type Reading = Partial<Details> | Exclude<Reason, 'unknownKind'>;

/** Reads the object of one kind of event. */
export type Reader = (object: unknown) => Reading;

/**
 * Returns a reader that validates the object with `schema` and then calls `read`. If the object does not match the
 * schema, the event is unreadable.
 */
export function reader<Schema extends v.GenericSchema>(
  schema: Schema,
  read: (object: v.InferOutput<Schema>) => Reading,
): Reader {
  return (object) => {
    const parsed = v.safeParse(schema, object);
    return parsed.success ? read(parsed.output) : 'unreadable';
  };
}

/**
 * Reads the object of an event with the reader for the event's kind, and returns the event. If `read` is undefined, the
 * kind is unknown.
 */
export function eventOf(
  envelope: Envelope,
  read: Reader | undefined,
  object: unknown,
): PaymentEvent {
  const reading = read ? read(object) : 'unknownKind';
  return typeof reading === 'string'
    ? { ...envelope, outcome: 'ignored', reason: reading, ...nothing }
    : { ...envelope, outcome: 'applied', reason: null, ...nothing, ...reading };
}

interface Transaction {
  kind: NonNullable<Details['transaction_kind']>;
  reference: string;
  status: NonNullable<Details['transaction_status']>;
  /** In minor units; null if the amount could not be read. */
  amount: number | null;
  currency: string;
  isCumulative?: boolean;
  startedAt?: string | null;
  /** The amount of the refunded payment, in minor units. */
  ofPayment?: number | null;
}

/**
 * Adds a transaction to the details of an event. Ignores an amount of 0. If the amount could not be read, the event is
 * unreadable.
 */
export function withTransaction(details: Partial<Details>, transaction: Transaction): Reading {
  const { kind, reference, status, amount, currency } = transaction;
  if (amount === null) return 'unreadable';
  if (amount === 0) return details;
  return {
    ...details,
    transaction_kind: kind,
    transaction_reference: reference,
    transaction_status: status,
    amount_minor: amount,
    currency,
    is_cumulative: transaction.isCumulative ?? false,
    started_at: transaction.startedAt ?? null,
    payment_minor: transaction.ofPayment ?? null,
  };
}

/** The maximum number of related ids, and of plan ids, that the database stores for an event. */
const MOST_IDS = 50;

/** Returns the ids that are set, each of them once, at most 50. */
export function idsOf(...ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))].slice(0, MOST_IDS);
}
