import type { Conditions } from '../conditions';
import { ownerWhen, signedInAs } from '../world';

const buyerWhen = (description: string, conditions: Partial<Conditions> = {}) =>
  signedInAs('moderator', description, { stores: 'soldOut', ...conditions });

const sellerWhen = (description: string, conditions: Partial<Conditions> = {}) =>
  ownerWhen(description, { stores: 'soldOut', ...conditions });

/** Worlds of waiting lists. The store `card-collectors` is sold out. */
export const waitlistWorlds = {
  waitlist: buyerWhen('The store card-collectors is sold out; the user is on no waiting list'),
  'waitlist-signed-out': {
    ...buyerWhen('Signed out; the store card-collectors is sold out'),
    startsAs: null,
  },
  'waitlist-waiting': buyerWhen('The user is on two waiting lists; a place of one is free', {
    waiting: 'some',
  }),
  'waitlist-unread': buyerWhen('The waiting lists of the user do not load', {
    waitlistReads: 'unreachable',
  }),
  'waitlist-slow': buyerWhen('Joining a waiting list never finishes', {
    waitlistChanges: 'neverAnswers',
  }),
  'waitlist-unanswered': buyerWhen('Changes of a waiting list get no response', {
    waiting: 'some',
    waitlistChanges: 'unreachable',
  }),
  'waitlist-answer-lost': buyerWhen('Waiting lists are joined, but the response is lost', {
    waitlistChanges: 'answerIsLost',
  }),
  'waitlist-session-ends': buyerWhen("The user's session ends while a waiting list is joined", {
    waiting: 'some',
    waitlistChanges: 'signedOut',
  }),
  'waitlist-place-free': buyerWhen('A place is free just before a waiting list is joined', {
    waitlistChanges: 'notSoldOut',
  }),
  'waitlist-too-many': buyerWhen('The user has joined too many waiting lists today', {
    waitlistChanges: 'tooManyLists',
  }),
  'waitlist-store-gone': buyerWhen('A store is hidden just before its waiting list is joined', {
    waitlistChanges: 'noMembership',
  }),
  'waitlist-member': buyerWhen('The user becomes a member just before they join a waiting list', {
    waitlistChanges: 'alreadyMember',
  }),
  'seller-waitlist': sellerWhen('Three users wait for a membership of the seller', {
    waiting: 'some',
  }),
  'seller-waitlist-many': sellerWhen('A membership of the seller has 120 waiting users', {
    waiting: 'many',
  }),
  'seller-waitlist-empty': sellerWhen('The store of the seller is sold out; nobody waits'),
  'seller-waitlist-unreachable': sellerWhen('The waiting lists of the seller do not load', {
    waiting: 'some',
    waitlistReads: 'unreachable',
  }),
  'seller-waitlist-slow': sellerWhen('The waiting lists of the seller never finish loading', {
    waiting: 'some',
    waitlistReads: 'neverAnswers',
  }),
  'seller-waitlist-signed-out': sellerWhen(
    "The seller's session ends before the waiting lists load",
    { waiting: 'some', waitlistReads: 'signedOut' },
  ),
} as const;
