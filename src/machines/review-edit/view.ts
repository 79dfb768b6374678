import type { SnapshotFrom } from 'xstate';
import type { ReviewError } from '#domain/marketplace/review-form';
import type { reviewEditMachine } from './review-edit.machine';

type ReviewSnapshot = SnapshotFrom<typeof reviewEditMachine>;

/** Returns whether the form can be typed in. */
export function isReviewEditable(snapshot: ReviewSnapshot): boolean {
  return snapshot.matches('editing') || snapshot.matches('failed');
}

/** Returns why the review was not saved or deleted; null if it was not refused. */
export function reviewError({ value }: ReviewSnapshot): ReviewError['kind'] | null {
  return typeof value === 'object' ? value.failed : null;
}
