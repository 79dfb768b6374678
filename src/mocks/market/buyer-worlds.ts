import type { Conditions } from '../conditions';
import { ownerWhen, signedInAs } from '../world';

const buyerWhen = (description: string, conditions: Partial<Conditions> = {}) =>
  signedInAs('moderator', description, { stores: 'bought', ...conditions });

const sellerWhen = (description: string, conditions: Partial<Conditions> = {}) =>
  ownerWhen(description, { stores: 'bought', ...conditions });

/** The states of the mock backend (worlds) for the pages of buyers and for reviews. */
export const buyerWorlds = {
  buyer: buyerWhen('Signed in with memberships of three stores'),
  'buyer-signed-out': {
    ...buyerWhen('Signed out; the Discord account has memberships of three stores'),
    startsAs: null,
  },
  'buyer-without-memberships': buyerWhen('Signed in without a membership of any store', {
    stores: 'usual',
  }),
  'buyer-unreachable': buyerWhen('The memberships of the user do not load', {
    purchases: 'unreachable',
  }),
  'buyer-slow': buyerWhen('The memberships of the user never finish loading', {
    purchases: 'neverAnswers',
  }),
  'buyer-session-ended': buyerWhen('The session ends before the memberships of the user load', {
    purchases: 'signedOut',
  }),
  'buyer-offers': buyerWhen('Signed in with two purchases that nobody has confirmed', {
    stores: 'offered',
  }),
  'buyer-offers-unanswered': buyerWhen('Confirmations of memberships get no response', {
    stores: 'offered',
    claims: 'unreachable',
  }),
  'claim-rate-limited': buyerWhen(
    'The auth server has sent too many emails to claim a membership',
    {
      claims: 'limited',
    },
  ),
  'claim-captcha': buyerWhen('The address of the account is not confirmed; emails need a check', {
    claims: 'notConfirmed',
    captcha: 'wanted',
  }),
  'claim-address-refused': buyerWhen('The auth server does not accept the address of a claim', {
    claims: 'refusesAddress',
  }),
  'claim-signed-out': buyerWhen('The session ends before a membership is claimed', {
    claims: 'signedOut',
  }),
  'claim-unreachable': buyerWhen('Claims of memberships get no response', {
    claims: 'unreachable',
  }),
  'claim-slow': buyerWhen('Claims of memberships never finish', { claims: 'neverAnswers' }),
  'review-unreachable': buyerWhen('Reviews of the user are not saved', {
    reviewChanges: 'unreachable',
  }),
  'review-answer-lost': buyerWhen('Reviews of the user are saved, but the response is lost', {
    reviewChanges: 'answerIsLost',
  }),
  'review-conflict': buyerWhen('The review of the user is changed in another tab first', {
    reviewChanges: 'otherWasFaster',
  }),
  'review-deleted': buyerWhen('The review of the user is deleted in another tab first', {
    reviewChanges: 'deletedMeanwhile',
  }),
  'review-refunded': buyerWhen('The user gets a refund just before they save a review', {
    reviewChanges: 'refundedMeanwhile',
  }),
  'review-hidden': buyerWhen('The site has hidden a review of the user', { reports: 'reviews' }),
  'review-hidden-meanwhile': buyerWhen(
    'A review of the user is hidden, and deleted in another tab, just before they save it',
    { reviewChanges: 'hiddenMeanwhile' },
  ),
  'review-signed-out': buyerWhen("The user's session ends while a review is saved", {
    reviewChanges: 'signedOut',
  }),
  'review-rejected': buyerWhen('The database does not accept reviews and replies', {
    reviewChanges: 'breaks',
  }),
  'store-reviewed': {
    ...buyerWhen('Signed out; the store card-collectors has 12 reviews, of which 11 count'),
    startsAs: null,
  },
  'seller-reviews': sellerWhen('The store card-collectors of the user has 12 reviews'),
  'seller-reviews-unreachable': sellerWhen("The reviews of a seller's store do not load", {
    ownReviews: 'unreachable',
  }),
  'seller-reviews-slow': sellerWhen("The reviews of a seller's store never finish loading", {
    ownReviews: 'neverAnswers',
  }),
  'seller-reviews-signed-out': sellerWhen("The seller's session ends before the reviews load", {
    ownReviews: 'signedOut',
  }),
  'reply-unanswered': sellerWhen('Replies to reviews get no response', {
    reviewChanges: 'unreachable',
  }),
  'reply-conflict': sellerWhen('A review changes while the seller writes a reply', {
    reviewChanges: 'otherWasFaster',
  }),
  'reply-to-deleted': sellerWhen('A review is deleted while the seller writes a reply', {
    reviewChanges: 'deletedMeanwhile',
  }),
  'reply-signed-out': sellerWhen("The seller's session ends while a reply is saved", {
    reviewChanges: 'signedOut',
  }),
} as const;
