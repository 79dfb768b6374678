import * as v from 'valibot';
import * as field from './fields.ts';

// The fields of Stripe's objects that the function needs, in the formats of older and newer API versions.

export const envelope = v.object({
  id: field.id,
  type: field.kind,
  created: field.lenient(field.moment),
  data: field.lenient(v.object({ object: v.unknown() })),
});

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

export const sessionSchema = v.object({
  id: field.id,
  mode: v.string(),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
  amount_total: field.lenient(amount),
  currency: field.lenient(field.currency),
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
  price: field.lenient(v.object({ id: field.id, product: field.link })),
  pricing: field.lenient(
    v.object({
      price_details: field.lenient(v.object({ price: field.link, product: field.link })),
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
  parent: field.lenient(
    v.object({ subscription_details: field.lenient(v.object({ subscription: field.link })) }),
  ),
  payments: field.lenient(
    v.object({
      data: v.array(
        v.object({
          payment: field.lenient(v.object({ charge: field.link, payment_intent: field.link })),
        }),
      ),
    }),
  ),
  lines: field.lenient(
    v.object({ data: v.array(v.object({ amount: field.lenient(v.number()), ...priced })) }),
  ),
});

export type Invoice = v.InferOutput<typeof invoiceSchema>;

export const subscriptionSchema = v.object({
  id: field.id,
  status: v.string(),
  customer: field.link,
  // This field exists only in older API versions. In newer versions, the items contain it.
  current_period_end: field.lenient(field.seconds),
  items: field.lenient(
    v.object({
      data: v.array(v.object({ current_period_end: field.lenient(field.seconds), ...priced })),
    }),
  ),
});

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

export const disputeSchema = v.object({
  id: field.id,
  amount,
  currency: field.currency,
  status: v.string(),
  charge: field.link,
  payment_intent: field.link,
});

export const invoicePaymentSchema = v.object({
  invoice: field.link,
  payment: v.object({ charge: field.link, payment_intent: field.link }),
});

export type Subscription = v.InferOutput<typeof subscriptionSchema>;

export type RefundedCharge = v.InferOutput<typeof refundedChargeSchema>;

export type Dispute = v.InferOutput<typeof disputeSchema>;
