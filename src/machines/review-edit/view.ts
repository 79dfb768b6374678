import type { SnapshotFrom } from 'xstate';
import type { ReviewError } from '#domain/marketplace/review-form';
import type { reviewEditMachine } from './review-edit.machine';

type ReviewSnapshot = SnapshotFrom<typeof reviewEditMachine>;

/** Returns whether the user can edit the form. */
export function isReviewEditable(snapshot: ReviewSnapshot): boolean {
  return snapshot.matches('editing') || snapshot.matches('failed');
}

/** Returns why the review was not saved or deleted; null if there was no error. */
export function reviewError({ value }: ReviewSnapshot): ReviewError['kind'] | null {
  return typeof value === 'object' ? value.failed : null;
}
