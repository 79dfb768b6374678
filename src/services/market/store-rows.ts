import * as v from 'valibot';
import { parseDesign } from '#domain/marketplace/design';
import type { SoldMembership } from '#domain/marketplace/membership';
import type { StoreError, StorePage } from '#domain/marketplace/store';
import type { Result } from '#domain/result';
import { type Answer, bodyOf, isSuccess } from '../http';
import { readRows } from '../rows';
import { storeReviewsFrom, storeReviewsRow } from './review-rows';
import {
  category,
  currency,
  httpsUrl,
  interval,
  minor,
  picture,
  pictureUrl,
  text,
} from './store-columns';

const membershipRow = v.object({
  id: v.string(),
  name: text,
  description: text,
  payment_type: v.picklist(['subscription', 'one-time']),
  billing_interval: interval,
  price_minor: minor,
  currency,
  max_members: v.nullable(v.number()),
  members: v.number(),
  early_bird_price_minor: v.nullable(minor),
  early_bird_until: v.nullable(v.string()),
  early_bird_places: v.nullable(v.number()),
  features: v.array(text),
  checkout_url: httpsUrl,
});

const pageRow = v.object({
  id: v.string(),
  slug: v.string(),
  name: text,
  tagline: text,
  category,
  logo_path: picture,
  card_path: picture,
  design: v.unknown(),
  refund_policy: text,
  support_url: httpsUrl,
  reviews: v.fallback(v.nullable(storeReviewsRow), null),
  memberships: v.array(v.unknown()),
  /** The address at which the page was asked for, if the store has left it. */
  moved_from: v.optional(v.string()),
});

/** The answer for a store that was deleted. */
const goneRow = v.object({ gone: v.literal(true) });
export const isGoneStore = (row: unknown): boolean => v.is(goneRow, row);

/**
 * Converts the result of `store_page()`. Returns null if it does not match the schema, or if it is not the store that was
 * at the address or id `asked`. `url` is the URL of the backend.
 */
export function storePageFrom(
  row: unknown,
  { asked, url }: { asked: string; url: string },
): StorePage | null {
  const parsed = v.safeParse(pageRow, row);
  if (!parsed.success) return null;
  const {
    logo_path,
    card_path,
    design,
    refund_policy,
    support_url,
    reviews,
    memberships,
    moved_from,
    ...rest
  } = parsed.output;
  if (![rest.slug, rest.id, moved_from].includes(asked)) return null;
  const cardUrl = pictureUrl(url, 'store-cards', card_path);
  return {
    ...rest,
    logoUrl: pictureUrl(url, 'store-media', logo_path),
    ...(cardUrl !== null && { cardUrl }),
    design: parseDesign(design),
    refundPolicy: refund_policy,
    supportUrl: support_url,
    ...(reviews && { reviews: storeReviewsFrom(reviews) }),
    memberships: readRows(memberships, membershipFrom),
    isDemo: false,
  };
}

/** Converts the response to `store_page(asked)`. `url` is the URL of the backend. */
export function storePageIn(
  answer: Answer,
  where: { asked: string; url: string },
): Result<StorePage, StoreError> {
  if (answer.kind === 'unreachable' || !isSuccess(answer)) {
    return { ok: false, error: { kind: 'unreachable' } };
  }
  const page = storePageFrom(bodyOf(answer), where);
  if (page) return { ok: true, value: page };
  if (isGoneStore(bodyOf(answer))) return { ok: false, error: { kind: 'gone' } };
  // For a store that is not public, the response is `null` without quotes. Any other text does not come from the
  // database.
  const isAbsent = answer.text.trim() === 'null';
  return { ok: false, error: { kind: isAbsent ? 'notFound' : 'unreachable' } };
}

function membershipFrom(row: unknown): SoldMembership[] {
  const parsed = v.safeParse(membershipRow, row);
  if (!parsed.success) return [];
  const { output } = parsed;
  return [
    {
      id: output.id,
      name: output.name,
      description: output.description,
      type: output.payment_type,
      interval: output.billing_interval,
      priceMinor: output.price_minor,
      currency: output.currency,
      maxMembers: output.max_members,
      members: output.members,
      earlyBirdPriceMinor: output.early_bird_price_minor,
      earlyBirdUntil: output.early_bird_until,
      earlyBirdPlaces: output.early_bird_places,
      features: output.features,
      checkoutUrl: output.checkout_url,
    },
  ];
}
