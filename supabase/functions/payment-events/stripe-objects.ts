import * as v from 'valibot';
import * as field from './fields.ts';

// The fields of Stripe's objects that the function needs, in the formats of older and newer API versions.

export const envelope = v.object({
  id: field.id,
  type: field.kind,
  created: field.lenient(field.moment),
  api_version: field.version,
  data: field.lenient(v.object({ object: v.unknown() })),
});

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

export const sessionSchema = v.object({
  id: field.id,
  mode: v.string(),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
  amount_total: field.maybe(amount),
  currency: field.maybe(field.currency),
  customer: field.link,
  customer_details: field.lenient(v.object({ name: field.name, email: field.email })),
  customer_email: field.email,
  client_reference_id: field.buyerReference,
  invoice: field.link,
  payment_intent: field.link,
  payment_link: field.link,
  subscription: field.link,
});

export type Session = v.InferOutput<typeof sessionSchema>;

/** A line of an invoice, or an item of a subscription. Newer API versions have `pricing` instead of `price`. */
const priced = {
  price: field.maybe(v.object({ id: field.id, product: field.link })),
  pricing: field.maybe(
    v.object({
      price_details: field.maybe(v.object({ price: field.link, product: field.link })),
    }),
  ),
};

export type Priced = v.InferOutput<v.ObjectSchema<typeof priced, undefined>>;

export const invoiceSchema = v.object({
  id: field.id,
  amount_paid: amount,
  amount_due: amount,
  currency: field.currency,
  billing_reason: field.lenient(v.string()),
  customer: field.link,
  customer_name: field.name,
  customer_email: field.email,
  charge: field.link,
  payment_intent: field.link,
  // This field exists only in older API versions.
  subscription: field.link,
  // This field exists only in newer API versions.
  parent: field.maybe(
    v.object({ subscription_details: field.maybe(v.object({ subscription: field.link })) }),
  ),
  payments: field.maybe(
    v.object({
      data: v.array(
        v.object({
          payment: field.maybe(v.object({ charge: field.link, payment_intent: field.link })),
        }),
      ),
    }),
  ),
  lines: field.maybe(
    v.object({ data: v.array(v.object({ amount: field.lenient(v.number()), ...priced })) }),
  ),
});

export type Invoice = v.InferOutput<typeof invoiceSchema>;

export const subscriptionSchema = v.object({
  id: field.id,
  status: v.string(),
  customer: field.link,
  cancel_at_period_end: field.lenient(v.boolean()),
  cancel_at: field.lenient(field.seconds),
  // This field exists only in older API versions. In newer versions, the items contain it.
  current_period_end: field.lenient(field.seconds),
  items: field.maybe(
    v.object({
      data: v.array(v.object({ current_period_end: field.lenient(field.seconds), ...priced })),
    }),
  ),
});

export type Subscription = v.InferOutput<typeof subscriptionSchema>;

export const chargeSchema = v.object({
  id: field.id,
  customer: field.link,
  invoice: field.link,
  payment_intent: field.link,
});

export const refundedChargeSchema = v.object({
  ...chargeSchema.entries,
  amount,
  amount_refunded: amount,
  currency: field.currency,
  refunded: v.boolean(),
});

export type RefundedCharge = v.InferOutput<typeof refundedChargeSchema>;

export const refundSchema = v.object({
  id: field.id,
  amount,
  currency: field.currency,
  status: v.string(),
  created: field.lenient(field.seconds),
  charge: field.link,
  payment_intent: field.link,
});

export type Refund = v.InferOutput<typeof refundSchema>;

export const disputeSchema = v.object({
  id: field.id,
  amount,
  currency: field.currency,
  status: v.string(),
  charge: field.link,
  payment_intent: field.link,
});

export type Dispute = v.InferOutput<typeof disputeSchema>;

export const invoicePaymentSchema = v.object({
  invoice: field.link,
  payment: v.object({ charge: field.link, payment_intent: field.link }),
});
