import type { ErrorOf } from '../result';
import { listQuery, type QueryOf } from '../list-query';
import { isUuid } from '../uuid';
import type { OwnMembership } from './own-membership';

export const memberStatuses = ['active', 'past_due', 'canceled', 'refunded'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** How a member was added: by a payment provider, in the seller's form, or from a file. */
export const memberProviders = ['stripe', 'whop', 'manual', 'file'] as const;
export type MemberProvider = (typeof memberProviders)[number];

/** A member of a store with the data that the seller can read (product.md §21.13). */
export interface StoreMember {
  id: string;
  membershipId: string;
  status: MemberStatus;
  /** Whether the user paid after the last spot was taken, and is waiting for a spot. */
  isOversold: boolean;
  provider: MemberProvider;
  /** The id of the subscription or payment at the provider. */
  reference: string | null;
  /** A snowflake; null if the account is not known. */
  discordId: string | null;
  /** Whether the buyer has confirmed the membership. Always false if the store has added the member. */
  isConfirmed: boolean;
  /** May be blank. */
  name: string;
  email: string | null;
  /** ISO 8601. */
  since: string;
  /** ISO 8601; null if the membership has no end date. */
  until: string | null;
}

/** Whether the member bought the membership and has not confirmed it, so that the store does not know their account. */
export function isUnconfirmed(member: Pick<StoreMember, 'provider' | 'isConfirmed'>): boolean {
  return isManaged(member) && !member.isConfirmed;
}

export const memberOrders = ['newest', 'oldest', 'name', 'ending'] as const;

/** The search finds a part of a name or email address, or a whole Discord id or reference (product.md §21.13). */
export const membersList = listQuery({
  pageSize: 50,
  searchParameter: 'search',
  filters: {
    status: {
      parameter: 'status',
      argument: 'status',
      values: [...memberStatuses, 'oversold'],
    },
    membershipId: {
      parameter: 'membership',
      argument: 'membership_id',
      read: (text) => (isUuid(text) ? text : null),
    },
    provider: { parameter: 'source', argument: 'provider', values: memberProviders },
    order: { parameter: 'sort', argument: 'sort_by', values: memberOrders, isOrder: true },
  },
});
export type MembersQuery = QueryOf<typeof membersList>;

export interface MembersPage {
  members: readonly StoreMember[];
  /** The number of matching members on all pages. */
  total: number;
  /** The number of oversold members of each membership, including members who do not match the query. */
  oversold: Readonly<Record<string, number>>;
}

export interface ListedMembers extends MembersPage {
  /** The memberships of the store, including the archived ones. */
  memberships: readonly OwnMembership[];
}

/** Why members could not be loaded. `notAllowed`: the store was deleted or belongs to another user. */
export type MembersError = {
  kind: 'signInRequired' | 'notAllowed' | 'tooSlow' | 'unreachable';
};

export interface MemberAction {
  kind: 'end' | 'restore';
  member: StoreMember;
}

/** `unanswered`: it may have been made. `alreadyMember`: another row has the same membership and Discord account. */
export const memberChangeErrorKinds = [
  'alreadyMember',
  'managedByProvider',
  'unknownMember',
  'rejected',
  'signInRequired',
  'factorRequired',
  'unanswered',
] as const;
export type MemberChangeError = ErrorOf<typeof memberChangeErrorKinds>;

export function isOutdatedBy(kind: MemberChangeError['kind']): boolean {
  return kind !== 'rejected' && kind !== 'signInRequired' && kind !== 'factorRequired';
}

export function holdsPlace({ status }: Pick<StoreMember, 'status'>): boolean {
  return status === 'active' || status === 'past_due';
}

/** Returns whether a payment provider decides when the membership ends. */
export function isManaged({ provider }: Pick<StoreMember, 'provider'>): boolean {
  return provider === 'stripe' || provider === 'whop';
}

export function oversoldCount({ oversold }: Pick<MembersPage, 'oversold'>): number {
  return Object.values(oversold).reduce((sum, count) => sum + count, 0);
}
