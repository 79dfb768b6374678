import { isolated } from '#domain/names';
import { formatNumber } from '#domain/format-number';
import type { FilterTexts } from '#domain/list-query';
import type {
  ReplyError,
  ReviewError,
  ReviewsError,
  reviewsList,
} from '#domain/marketplace/review-form';
import { storeListErrors } from '../shell/shell';

/** Texts for writing reviews, and for the replies of a seller (product.md §21.17). */
export const reviewEditMessages = {
  // toasts
  saved: 'Review saved',
  deleted: 'Review deleted',
  replied: 'Reply saved',
  replyDeleted: 'Reply deleted',

  // the review
  write: 'Write a review',
  edit: 'Edit review',
  ratingHelp: 'From 1 star (poor) to 5 stars (great).',
  textHelp: 'Optional. Everyone can read it, along with your Discord display name.',
  ratingMissing: 'Choose a rating.',
  restored: 'We restored your unsaved text. Save it to keep it.',
  deleteHiddenHelp:
    "Your review and the store's reply will be deleted. Grouped has hidden this review, so you cannot write another review of this store unless Grouped restores it.",
  deleteTitle: 'Delete your review?',
  deleteHelp: "Your review and the store's reply will be deleted. You can write another one.",
  discardTitle: 'Discard what you typed?',
  discardHelp: 'Your unsaved changes will be lost.',
  hiddenTitle: 'Grouped has hidden your review',
  hiddenHelp:
    'Visitors do not see it, and it does not count toward the average. It stays hidden if you change it. When you have fixed the problem, contact support in our community server.',
  hiddenDeletedTitle: 'You have deleted a review that Grouped had hidden',
  hiddenDeletedHelp:
    'You cannot write another review of this store unless Grouped restores it. Contact support in our community server.',
  hiddenReason: 'The reason:',
  ownNotCounted:
    'It does not count in the rating of the store: you have no confirmed purchase there. If you have bought, confirm or claim the purchase on this page.',
  stored: 'The saved review',
  storedDeleted: 'The saved review was deleted.',

  // the seller's list
  lead: 'What members say about your store. Replies are public.',
  loading: 'Loading reviews',
  empty: 'No reviews yet',
  emptyHelp:
    'Members can review your store under “My memberships.” Reviews appear here and on your store page.',
  noMatch: 'No reviews found',
  noMatchHelp: 'No review matches your search and filters.',
  stale: 'This list may be out of date.',
  hidden: 'Grouped has hidden this review. Visitors do not see it.',
  notCounted:
    'Visitors see this review, but it does not count in the rating: its author has no confirmed purchase. It counts once they confirm or claim one under “My memberships.”',
  replyTitle: 'Reply to a review',
  replyHelp: 'Everyone can read it on your store page.',
  replyMissing: 'Write a reply.',
  deleteReplyTitle: 'Delete your reply?',
  deleteReplyHelp: 'Visitors no longer see it. You can write another one.',
} as const;

interface ErrorText {
  title: string;
  help: string;
}

/** Returns the texts that explain why a review was not saved or deleted. */
export function reviewErrorText(kind: ReviewError['kind']): ErrorText {
  switch (kind) {
    case 'clash':
      return {
        title: 'Your review was changed elsewhere',
        help: 'Another tab saved it first. Choose which version to continue with.',
      };
    case 'notMember':
      return {
        title: 'Only members can review this store',
        help: "Your membership was removed from the store's list. What you typed is still here.",
      };
    case 'refunded':
      return {
        title: 'Your membership was refunded',
        help: 'After a refund you can delete your review, but not write or change one.',
      };
    case 'hidden':
      return {
        title: 'Grouped had hidden your review',
        help: 'It was deleted in another tab. You cannot write another review of this store unless Grouped restores it.',
      };
    case 'ownStore':
      return { title: 'This is your own store', help: 'Sellers cannot review their own store.' };
    case 'rejected':
      return {
        title: 'The review was not accepted',
        help: 'Check your text and save again. What you typed is still here.',
      };
    case 'signInRequired':
      return {
        title: 'Your session has ended',
        help: 'Sign in again in another tab and save again here. What you typed is kept, even after a reload.',
      };
    case 'unanswered':
      return {
        title: 'No response',
        help: "We don't know whether this was saved. You can safely try again: your review is stored only once.",
      };
  }
}

/** The search and the filters of a seller's reviews. */
export const reviewSearch = {
  label: 'Search reviews',
  placeholder: 'Words of a review',
} as const;
export const reviewFilters = {
  reply: {
    label: 'Reply',
    all: 'Replied or not',
    names: { none: 'Without a reply', some: 'With a reply' },
  },
  rating: {
    label: 'Rating',
    all: 'Any rating',
    names: { '5': '5 stars', '4': '4 stars', '3': '3 stars', '2': '2 stars', '1': '1 star' },
  },
} as const satisfies FilterTexts<(typeof reviewsList)['filters']>;

/** Why the reviews of a seller's store could not be loaded. */
export const reviewsErrors = storeListErrors('reviews') satisfies Record<
  ReviewsError['kind'],
  object
>;

/** Returns the texts that explain why a reply was not saved or deleted. */
export function replyErrorText(kind: ReplyError['kind']): ErrorText {
  switch (kind) {
    case 'clash':
      return {
        title: 'This review has changed',
        help: 'This is the latest version. Read it, then save your reply again or change it first.',
      };
    case 'unknownReview':
      return {
        title: 'This review does not exist anymore',
        help: 'Its author has deleted it. Your reply was not saved.',
      };
    case 'rejected':
      return {
        title: 'The reply was not accepted',
        help: 'Check your text and save again. What you typed is still here.',
      };
    case 'signInRequired':
      return {
        title: 'Your session has ended',
        help: 'Sign in again in another tab and save again here. What you typed is kept, even after a reload.',
      };
    case 'unanswered':
      return {
        title: 'No response',
        help: "We don't know whether this was saved. You can safely try again: your reply is stored only once.",
      };
  }
}

/** Returns the error for a text that is too long. `excess` is the number of characters above the limit. */
export function tooLongText(excess: number): string {
  return `Shorten this by ${excess === 1 ? '1 character' : `${formatNumber(excess)} characters`}.`;
}

export function reviewDialogTitle(store: string): string {
  return `Review of ${isolated(store)}`;
}

export function reviewsFoundText(total: number): string {
  return total === 1 ? '1 review' : `${formatNumber(total)} reviews`;
}
