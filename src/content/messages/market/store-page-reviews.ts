import { isolated } from '#domain/names';
import { formatLongDate } from '#domain/format-long-date';
import type { Rating, StoreReviews } from '#domain/marketplace/review';
import { reviewCountText } from './marketplace';

/** Texts of the reviews on a store page (product.md §21.17). */
export const reviewMessages = {
  title: 'Reviews',
  counts: 'Number of reviews by rating',
  newest: 'These are the newest reviews.',
  nameless: 'A member',
  edited: 'edited',
  notCounted: 'no confirmed purchase, not counted',
  onlyPurchases: 'Only reviews of confirmed purchases count in the rating.',
  noneCounts: 'No rating yet',
} as const;

/** Returns the average rating, such as "4.3 out of 5 from 12 reviews", or that there is none. */
export function averageText({ average, count }: StoreReviews): string {
  if (average === null) return reviewMessages.noneCounts;
  return `${average.toFixed(1)} out of 5 from ${reviewCountText(count)}`;
}

export function starsText(rating: Rating): string {
  return `${rating} out of 5 stars`;
}

/** The accessible name of the button that reports a review. */
export function reportReviewLabel(author: string | null): string {
  return `Report the review by ${isolated(author ?? reviewMessages.nameless)}`;
}

/**
 * Returns the date of `iso` in UTC, such as "November 25, 2026". UTC makes the text the same on the server and in the
 * browser.
 */
export function reviewDayText(iso: string): string {
  const time = new Date(iso);
  return formatLongDate(new Date(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
}
