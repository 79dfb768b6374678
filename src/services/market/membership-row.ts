import type { MembershipChange, OwnMembership } from '#domain/marketplace/own-membership';
import * as v from 'valibot';
import { columnsOf, row, rowIn } from '../rows';
import { soldColumns, soldMembership } from './store-columns';

/** The columns of a membership that its seller can read. */
export const ownMembershipColumns =
  'id,name,description,payment_type,billing_interval,price_minor,currency,max_members,early_bird_price_minor,early_bird_until,early_bird_places,features,checkout_url,position,is_visible,archived_at,role_id,version';

const timestamp = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.number(),
  v.transform((time) => new Date(time).toISOString()),
);

const membershipRow = row(
  {
    ...soldMembership,
    earlyBirdUntil: v.nullable(timestamp),
    position: v.number(),
    isVisible: v.boolean(),
    archivedAt: v.nullable(timestamp),
    roleId: v.nullable(v.string()),
    version: v.number(),
    members: v.optional(v.number()),
  },
  { ...soldColumns, members: 'taken_places' },
);

/**
 * Returns an empty list if the row does not match the schema. `members` is used if the row has no number of members, as
 * after a save.
 */
export function ownMembershipFrom(cells: unknown, members = 0): OwnMembership[] {
  return rowIn(membershipRow)(cells).map((membership) => ({ members, ...membership }));
}

export const membershipColumnsOf = (change: MembershipChange) => columnsOf(change, soldColumns);
