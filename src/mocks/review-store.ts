import type { Conditions } from './conditions';
import { DATA_KEY, dataFrom, type DataStorage } from './data';
import { startingReviews, type ReviewRow } from './review-rows';

type World = Pick<Conditions, 'stores'>;

/** The reviews of stores. They are read from the storage on each request. */
export function createReviewStore({ keep }: { keep: DataStorage }) {
  const read = () => dataFrom(keep.getItem(DATA_KEY));
  return {
    rows: ({ stores }: World): readonly ReviewRow[] =>
      read().reviews[stores] ?? (stores === 'bought' ? startingReviews : []),

    keepRows({ stores }: World, rows: readonly ReviewRow[]): void {
      const data = read();
      keep.setItem(
        DATA_KEY,
        JSON.stringify({ ...data, reviews: { ...data.reviews, [stores]: rows } }),
      );
    },
  };
}
