import type { Conditions } from '../conditions';
import { tableIn, type DataStorage } from '../data';
import { reportedReviews, startingReviews, type ReviewRow } from './review-rows';

type World = Pick<Conditions, 'stores'> & Partial<Pick<Conditions, 'reports'>>;

/** Returns the key under which the changed reviews of a world are stored. */
const keyOf = ({ stores, reports }: World) => (reports === 'reviews' ? reports : stores);

function startingIn({ stores, reports }: World): readonly ReviewRow[] {
  if (stores !== 'bought') return [];
  return reports === 'reviews' ? reportedReviews : startingReviews;
}

export function createReviewStore(storage: { keep: DataStorage; now: () => number }) {
  return tableIn(storage, 'reviews', keyOf, startingIn);
}
