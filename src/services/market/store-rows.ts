import * as v from 'valibot';
import { parseDesign } from '#domain/marketplace/design';
import type { StoreError, StorePage } from '#domain/marketplace/store';
import type { Result } from '#domain/result';
import { fail } from '../answers';
import { type Answer, bodyOf, isSuccess } from '../http';
import { listOf, row } from '../rows';
import { storeReviews } from './review-rows';
import {
  category,
  httpsUrl,
  picture,
  pictureUrl,
  soldColumns,
  soldMembership,
  text,
} from './store-columns';

const membership = row(
  { ...soldMembership, members: v.number(), earlyBirdUntil: v.nullable(v.string()) },
  soldColumns,
);

const pageRow = row({
  id: v.string(),
  slug: v.string(),
  name: text,
  tagline: text,
  category,
  logoPath: picture,
  cardPath: picture,
  design: v.pipe(v.unknown(), v.transform(parseDesign)),
  sellerName: text,
  refundPolicy: text,
  supportUrl: httpsUrl,
  reviews: v.fallback(v.nullable(storeReviews), null),
  memberships: listOf(membership),
  /** The address at which the page was asked for, if the store has left it. */
  movedFrom: v.optional(v.string()),
});

/** The answer for a store that was deleted. */
const goneRow = v.object({ gone: v.literal(true) });
export const isGoneStore = (row: unknown): boolean => v.is(goneRow, row);

/** Returns null if the row does not match the schema, or is not the store `asked`. `url` is the URL of the backend. */
export function storePageFrom(
  row: unknown,
  { asked, url }: { asked: string; url: string },
): StorePage | null {
  const parsed = v.safeParse(pageRow, row);
  if (!parsed.success) return null;
  const { logoPath, cardPath, reviews, movedFrom, ...page } = parsed.output;
  if (![page.slug, page.id, movedFrom].includes(asked)) return null;
  const cardUrl = pictureUrl(url, 'store-cards', cardPath);
  return {
    ...page,
    logoUrl: pictureUrl(url, 'store-media', logoPath),
    ...(cardUrl !== null && { cardUrl }),
    ...(reviews && { reviews }),
    isDemo: false,
  };
}

/** Converts the response to `store_page(asked)`. `url` is the URL of the backend. */
export function storePageIn(
  answer: Answer,
  where: { asked: string; url: string },
): Result<StorePage, StoreError> {
  if (answer.kind === 'unreachable' || !isSuccess(answer)) {
    return fail('unreachable');
  }
  const page = storePageFrom(bodyOf(answer), where);
  if (page) return { ok: true, value: page };
  if (isGoneStore(bodyOf(answer))) return fail('gone');
  // A store that is not public gives `null` without quotes. Other texts do not come from the database.
  const isAbsent = answer.text.trim() === 'null';
  return fail(isAbsent ? 'notFound' : 'unreachable');
}
