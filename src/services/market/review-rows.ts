import {
  ratings,
  type PublicReview,
  type ReviewReply,
  type StoreReviews,
} from '#domain/marketplace/review';
import * as v from 'valibot';
import { listOf } from '../rows';
import { text, time } from './store-columns';

export const rating = v.picklist(ratings);
export const reply = { reply: v.nullable(text), replied_at: v.nullable(time) };

export const publicReview = {
  id: v.string(),
  author: v.nullable(text),
  rating,
  text,
  created_at: time,
  is_edited: v.boolean(),
  is_counted: v.boolean(),
  ...reply,
};
const publicReviewRow = v.object(publicReview);

export const storeReviewsRow = v.object({
  average: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  count: v.number(),
  shown: v.pipe(v.number(), v.minValue(1)),
  counts: v.pipe(
    v.array(v.number()),
    v.check((counts) => counts.length === ratings.length),
  ),
  newest: listOf(publicReviewRow),
});

export function storeReviewsFrom(row: v.InferOutput<typeof storeReviewsRow>): StoreReviews {
  return { ...row, newest: row.newest.map(publicReviewFrom) };
}

export function publicReviewFrom(row: v.InferOutput<typeof publicReviewRow>): PublicReview {
  return {
    id: row.id,
    author: row.author === '' ? null : row.author,
    rating: row.rating,
    text: row.text,
    createdAt: row.created_at,
    isEdited: row.is_edited,
    isCounted: row.is_counted,
    reply: replyFrom(row),
  };
}

export function replyFrom(row: {
  reply: string | null;
  replied_at: string | null;
}): ReviewReply | null {
  return row.reply === null || row.replied_at === null
    ? null
    : { text: row.reply, at: row.replied_at };
}
