import { atPresent } from '../clock';
import type { Conditions } from '../conditions';
import { DATA_KEY, dataFrom, type DataStorage } from '../data';
import { reportedReviews, startingReviews, type ReviewRow } from './review-rows';

type World = Pick<Conditions, 'stores'> & Partial<Pick<Conditions, 'reports'>>;

/** Returns the key under which the changed reviews of a world are stored. */
const keyOf = ({ stores, reports }: World) => (reports === 'reviews' ? reports : stores);

function startingIn({ stores, reports }: World): readonly ReviewRow[] {
  if (stores !== 'bought') return [];
  return reports === 'reviews' ? reportedReviews : startingReviews;
}

export function createReviewStore({ keep, now }: { keep: DataStorage; now: () => number }) {
  const read = () => dataFrom(keep.getItem(DATA_KEY));
  return {
    rows: (world: World): readonly ReviewRow[] =>
      read().reviews[keyOf(world)] ?? atPresent(startingIn(world), now()),

    keepRows(world: World, rows: readonly ReviewRow[]): void {
      const data = read();
      keep.setItem(
        DATA_KEY,
        JSON.stringify({ ...data, reviews: { ...data.reviews, [keyOf(world)]: rows } }),
      );
    },
  };
}
