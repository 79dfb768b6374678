import * as v from 'valibot';
import * as field from './fields.ts';

// The fields of Whop's objects that the function needs, in both formats: the first one has nested objects and decimal
// numbers, the dated one (`api_version_date`) is flat and has amounts with their currency.

export const envelope = v.object({
  id: field.id,
  type: field.kind,
  timestamp: field.lenient(field.moment),
  api_version: field.version,
  api_version_date: field.version,
  data: v.optional(v.unknown()),
});

/** A decimal amount in the currency's major unit, such as 49.99. */
const decimal = v.union([v.number(), v.string()]);

const money = v.union([decimal, v.object({ amount: decimal, currency: field.currency })]);

export type Money = v.InferOutput<typeof money>;

/** The buyer. Null if the user deleted the account. */
const user = field.maybe(
  v.object({ id: field.id, name: field.name, username: field.name, email: field.email }),
);

const sold = {
  plan: field.link,
  plan_id: field.maybe(field.id),
  product: field.link,
  product_id: field.maybe(field.id),
};

const bought = {
  membership: field.link,
  membership_id: field.maybe(field.id),
  user,
  user_id: field.maybe(field.id),
  customer_email: field.email,
};

export const membershipSchema = v.object({
  id: field.id,
  status: field.lenient(v.string()),
  renewal_period_end: field.lenient(field.moment),
  current_period_end: field.lenient(field.moment),
  cancel_at_period_end: field.lenient(v.boolean()),
  ...sold,
  user,
  user_id: field.maybe(field.id),
  customer_email: field.email,
});

export type Membership = v.InferOutput<typeof membershipSchema>;

export const paymentSchema = v.object({
  id: field.id,
  total: field.maybe(money),
  subtotal: field.maybe(money),
  currency: field.maybe(field.currency),
  billing_reason: field.lenient(v.string()),
  ...sold,
  ...bought,
});

export type Payment = v.InferOutput<typeof paymentSchema>;

/** The payment that a refund or a dispute is about: the object, or only its id. */
const about = field.maybe(
  v.union([
    paymentSchema,
    v.pipe(
      field.id,
      v.transform((id): Payment => v.parse(paymentSchema, { id })),
    ),
  ]),
);

const returned = {
  id: field.id,
  amount: field.maybe(money),
  original_amount: field.maybe(money),
  currency: field.maybe(field.currency),
  status: v.string(),
  payment: about,
  payment_id: field.maybe(field.id),
  ...sold,
  ...bought,
};

export const refundSchema = v.object(returned);

export type Refund = v.InferOutput<typeof refundSchema>;

export const disputeSchema = v.object({
  ...returned,
  inquiry: field.lenient(v.boolean()),
  buyer: field.maybe(
    v.union([field.id, v.object({ id: field.id, name: field.name, email: field.email })]),
  ),
});

export type Dispute = v.InferOutput<typeof disputeSchema>;

/** The parts of an object that say who bought what. */
export type Bought = Pick<
  Membership,
  'plan' | 'plan_id' | 'product' | 'product_id' | 'user' | 'user_id' | 'customer_email'
>;
