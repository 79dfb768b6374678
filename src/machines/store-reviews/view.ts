import type { SnapshotFrom } from 'xstate';
import type { ReviewsError } from '#domain/marketplace/review-form';
import type { storeReviewsMachine } from './store-reviews.machine';

type ReviewsSnapshot = SnapshotFrom<typeof storeReviewsMachine>;

/** The view of the page. While another page is loading, the previous page stays visible. */
export type ReviewsView = 'loading' | 'shown' | 'empty' | ReviewsError['kind'];

export function reviewsView({ value, context }: ReviewsSnapshot): ReviewsView {
  if (typeof value === 'object' && 'failed' in value) return value.failed;
  if (context.listed === null) return 'loading';
  return context.listed.total === 0 ? 'empty' : 'shown';
}

/** Returns whether the list may be out of date, because it could not be read again. */
export function areReviewsStale(snapshot: ReviewsSnapshot): boolean {
  return snapshot.matches({ listed: 'stale' });
}
