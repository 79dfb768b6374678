/** A waiting list that the viewer is on (product.md §21.18). */
export interface WaitingList {
  membershipId: string;
  /** The name of the membership. */
  name: string;
  /** ISO 8601. */
  since: string;
  /** Whether visitors see the membership on a public store. */
  isOnSale: boolean;
  /** Whether it is on sale and a place is left. */
  isFree: boolean;
  store: {
    id: string;
    name: string;
    logoUrl: string | null;
    /** The address of the store's page; null if the page is not public. */
    slug: string | null;
  };
}

/** A user who waits, as the seller reads it. */
export interface WaitingPerson {
  /** The name on Discord; null without one. */
  name: string | null;
  /** ISO 8601. */
  since: string;
}

export interface WaitingPeople {
  /** The number of users on all pages. */
  total: number;
  /** One page, the user who has waited longest first. */
  people: readonly WaitingPerson[];
}

/** The number of waiting users by the id of the membership. It has no entry for a membership without waiting users. */
export type WaitingCounts = Readonly<Record<string, number>>;

export const WAITING_PER_PAGE = 50;

/** The most lists that a user can join in 24 hours. */
export const WAITLISTS_PER_DAY = 50;

export function waitingPagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / WAITING_PER_PAGE));
}

/** Why it is not known whether the viewer waits. */
export type WaitlistError = { kind: 'signInRequired' | 'unreachable' };

/**
 * Why the viewer did not join a waiting list.
 * - `noMembership`: it is not on sale on a public store anymore.
 * - `notSoldOut`: a place is free.
 * - `unanswered`: no response, and it is not known whether the viewer is on the list.
 */
export type JoinError = {
  kind:
    | 'noMembership'
    | 'ownStore'
    | 'alreadyMember'
    | 'notSoldOut'
    | 'tooManyLists'
    | 'signInRequired'
    | 'unanswered';
};

/** Why the viewer did not leave a waiting list. `unanswered`: no response, and it is not known. */
export type LeaveError = { kind: 'signInRequired' | 'unanswered' };

/** Why a seller cannot read who waits. `notAllowed`: the membership or its store is another's, or was deleted. */
export type WaitingPeopleError = { kind: 'signInRequired' | 'notAllowed' | 'unreachable' };
