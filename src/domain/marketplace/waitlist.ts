import type { ErrorOf } from '../result';
/** A waiting list that the viewer is on (product.md §21.18). */
export interface WaitingList {
  membershipId: string;
  /** The name of the membership. */
  name: string;
  /** ISO 8601. */
  since: string;
  /** Whether visitors see the membership on a public store. */
  isOnSale: boolean;
  /** Whether the membership is on sale and has a free spot. */
  isFree: boolean;
  store: {
    id: string;
    name: string;
    logoUrl: string | null;
    /** The address of the store's page; null if the page is not public. */
    slug: string | null;
  };
}

/** A user on the waiting list, with the data that the seller can read. */
export interface WaitingPerson {
  /** The user's name on Discord; null if there is none. */
  name: string | null;
  /** ISO 8601. */
  since: string;
}

export interface WaitingPeople {
  /** The number of users on all pages. */
  total: number;
  /** The users of one page, in the order in which they joined the list. */
  people: readonly WaitingPerson[];
}

/** The number of waiting users by membership id. A membership without waiting users has no entry. */
export type WaitingCounts = Readonly<Record<string, number>>;

export const WAITING_PER_PAGE = 50;

/** The maximum number of lists that a user can join in 24 hours. */
export const WAITLISTS_PER_DAY = 50;

export type WaitlistError = { kind: 'signInRequired' | 'unreachable' };

/**
 * `noMembership`: the membership is not on sale on a public store anymore. `notSoldOut`: a spot is free. `unanswered`:
 * there was no response, so the viewer may be on the list.
 */
export const joinErrorKinds = [
  'noMembership',
  'ownStore',
  'alreadyMember',
  'notSoldOut',
  'tooManyLists',
  'signInRequired',
  'unanswered',
] as const;
export type JoinError = ErrorOf<typeof joinErrorKinds>;

/** `unanswered`: there was no response, so the viewer may or may not be on the list. */
export const leaveErrorKinds = ['signInRequired', 'unanswered'] as const;
export type LeaveError = ErrorOf<typeof leaveErrorKinds>;

/** `notAllowed`: the membership or its store was deleted, or the store belongs to another user. */
export type WaitingPeopleError = {
  kind: 'signInRequired' | 'notAllowed' | 'tooSlow' | 'unreachable';
};
