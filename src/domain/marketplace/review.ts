export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

export interface ReviewReply {
  text: string;
  /** ISO 8601. */
  at: string;
}

/** A review as visitors of the store page see it. */
export interface PublicReview {
  id: string;
  /** The display name on Discord; null if there is none. */
  author: string | null;
  rating: Rating;
  /** May be blank. */
  text: string;
  /** ISO 8601. */
  createdAt: string;
  isEdited: boolean;
  /** Whether it counts in the rating: the author has bought a membership of the store, and has confirmed it. */
  isCounted: boolean;
  reply: ReviewReply | null;
}

/** The reviews of a store (product.md §21.17). */
export interface StoreReviews {
  /** The average rating of the reviews that count, from 1 to 5 with one decimal place; null if none counts. */
  average: number | null;
  /** The number of reviews that count. */
  count: number;
  /** The number of all visible reviews. */
  shown: number;
  /** The number of reviews that count, for each rating from 1 to 5, in this order. */
  counts: readonly number[];
  /** The newest 10. */
  newest: readonly PublicReview[];
}

export interface OwnReview {
  rating: Rating;
  text: string;
  /** Whether it counts in the rating, as in `PublicReview`. */
  isCounted: boolean;
  /** Increases with every change by the author. */
  version: number;
  reply: ReviewReply | null;
}

/** A review of the viewer that the site has hidden. */
export interface HiddenReview {
  /** null if the site gave no reason. */
  reason: string | null;
  /** Whether the author has deleted the review. If so, the author cannot write another one. */
  isDeleted: boolean;
}

export interface SellerReview extends PublicReview {
  version: number;
  isHiddenBySite: boolean;
}

export interface ReviewsPage {
  reviews: readonly SellerReview[];
  /** The number of reviews on all pages. */
  total: number;
}
