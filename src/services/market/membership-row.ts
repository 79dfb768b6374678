import type { MembershipChange, OwnMembership } from '#domain/marketplace/own-membership';
import * as v from 'valibot';
import { currency, httpsUrl, interval, minor, text } from './store-columns';

/** The columns of a membership that its seller can read. */
export const ownMembershipColumns =
  'id,name,description,payment_type,billing_interval,price_minor,currency,max_members,early_bird_price_minor,early_bird_until,early_bird_places,features,checkout_url,position,is_visible,archived_at,role_id,version';

const timestamp = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.number(),
  v.transform((time) => new Date(time).toISOString()),
);

const membershipRow = v.object({
  id: v.string(),
  name: text,
  description: text,
  payment_type: v.picklist(['subscription', 'one-time']),
  billing_interval: interval,
  price_minor: minor,
  currency,
  max_members: v.nullable(v.number()),
  early_bird_price_minor: v.nullable(minor),
  early_bird_until: v.nullable(timestamp),
  early_bird_places: v.nullable(v.number()),
  features: v.array(text),
  checkout_url: httpsUrl,
  position: v.number(),
  is_visible: v.boolean(),
  archived_at: v.nullable(timestamp),
  role_id: v.nullable(v.string()),
  version: v.number(),
  taken_places: v.optional(v.number()),
});

/**
 * Parses a row of `store_memberships` with the columns that its seller can read. Returns an empty list if the row does
 * not match the schema. `members` is the number of members to use if the row does not contain that number, as after a
 * save.
 */
export function ownMembershipFrom(row: unknown, members = 0): OwnMembership[] {
  const parsed = v.safeParse(membershipRow, row);
  if (!parsed.success) return [];
  const { output } = parsed;
  return [
    {
      id: output.id,
      name: output.name,
      description: output.description,
      type: output.payment_type,
      interval: output.billing_interval,
      priceMinor: output.price_minor,
      currency: output.currency,
      maxMembers: output.max_members,
      members: output.taken_places ?? members,
      earlyBirdPriceMinor: output.early_bird_price_minor,
      earlyBirdUntil: output.early_bird_until,
      earlyBirdPlaces: output.early_bird_places,
      features: output.features,
      checkoutUrl: output.checkout_url,
      position: output.position,
      isVisible: output.is_visible,
      archivedAt: output.archived_at,
      roleId: output.role_id,
      version: output.version,
    },
  ];
}

const columnNames = {
  name: 'name',
  description: 'description',
  type: 'payment_type',
  interval: 'billing_interval',
  priceMinor: 'price_minor',
  currency: 'currency',
  maxMembers: 'max_members',
  earlyBirdPriceMinor: 'early_bird_price_minor',
  earlyBirdUntil: 'early_bird_until',
  earlyBirdPlaces: 'early_bird_places',
  features: 'features',
  checkoutUrl: 'checkout_url',
  isVisible: 'is_visible',
  roleId: 'role_id',
  archivedAt: 'archived_at',
} as const satisfies Record<keyof MembershipChange, string>;

/** Returns the database columns of a change. */
export function membershipColumnsOf(change: MembershipChange): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).map(([key, value]) => [
      columnNames[key as keyof MembershipChange],
      value,
    ]),
  );
}
