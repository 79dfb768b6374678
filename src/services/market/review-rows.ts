import { ratings } from '#domain/marketplace/review';
import * as v from 'valibot';
import { listOf, row } from '../rows';
import { text, time } from './store-columns';

export const rating = v.picklist(ratings);
export const reply = { reply: v.nullable(text), repliedAt: v.nullable(time) };

export const publicReview = {
  id: v.string(),
  author: v.pipe(
    v.nullable(text),
    v.transform((name) => name || null),
  ),
  rating,
  text,
  createdAt: time,
  isEdited: v.boolean(),
  isCounted: v.boolean(),
  ...reply,
};

export const storeReviews = v.object({
  average: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  count: v.number(),
  shown: v.pipe(v.number(), v.minValue(1)),
  counts: v.pipe(
    v.array(v.number()),
    v.check((counts) => counts.length === ratings.length),
  ),
  newest: listOf(v.pipe(row(publicReview), v.transform(withReply))),
});

interface ReplyCells {
  reply: string | null;
  repliedAt: string | null;
}

export function withReply<Cells extends ReplyCells>({ repliedAt: at, ...cells }: Cells) {
  const { reply: written } = cells;
  return { ...cells, reply: written === null || at === null ? null : { text: written, at } };
}
