import type {
  MyMembership,
  MyMembershipsError,
  OfferAnswer,
  OfferError,
  RefusalError,
} from '#domain/marketplace/my-membership';
import { memberProviders, memberStatuses } from '#domain/marketplace/store-member';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { listOf } from '../rows';
import { rpc } from '../supabase/call-backend';
import { supabaseAddress } from '../supabase/client';
import { hiddenReviewFrom, ownReviewFrom, ownReviewRow } from './member-review-rows';
import {
  currency,
  httpsUrl,
  interval,
  minor,
  picture,
  pictureUrl,
  text,
  time,
} from './store-columns';
import { fail, successBody } from './store-member-answers';

const membershipRow = v.object({
  id: v.string(),
  status: v.picklist(memberStatuses),
  is_oversold: v.boolean(),
  provider: v.picklist(memberProviders),
  since: time,
  until: v.nullable(time),
  is_ending: v.boolean(),
  is_added: v.boolean(),
  is_offered: v.boolean(),
  name: text,
  payment_type: v.picklist(['subscription', 'one-time']),
  billing_interval: interval,
  price_minor: minor,
  currency,
  store: v.object({
    id: v.string(),
    name: text,
    logo_path: picture,
    support_url: httpsUrl,
    slug: v.nullable(v.string()),
    may_review: v.boolean(),
    review: v.nullable(ownReviewRow),
  }),
});

/** Returns the memberships of the viewer. Memberships that take up a spot come first. */
export async function loadMyMemberships(
  signal?: AbortSignal,
): Promise<Result<readonly MyMembership[], MyMembershipsError>> {
  const answer = await rpc('my_memberships', {}, { signal });
  if (answer.kind === 'answered' && (answer.status === 401 || answer.status === 403)) {
    return fail('signInRequired');
  }
  const parsed = v.safeParse(listOf(membershipRow), successBody(answer));
  if (!parsed.success) return fail('unreachable');
  return { ok: true, value: parsed.output.map(membershipFrom) };
}

/** Refuses what a store adds for the viewer's Discord account, now and later. */
export async function refuseMemberships(
  { storeId }: { storeId: string },
  signal?: AbortSignal,
): Promise<Result<null, RefusalError>> {
  const answer = await rpc('refuse_memberships', { store_id: storeId }, { signal });
  if (answer.kind === 'answered' && (answer.status === 401 || answer.status === 403)) {
    return fail('signInRequired');
  }
  return successBody(answer) === 'refused' ? { ok: true, value: null } : fail('unanswered');
}

const offerAnswer = v.picklist(['confirmed', 'removed', 'otherAddress', 'gone']);

/** Confirms a membership that is offered to the viewer, or removes it from the offers. */
export async function answerOffer(
  { id, isMine }: OfferAnswer,
  signal?: AbortSignal,
): Promise<Result<'confirmed' | 'removed', OfferError>> {
  const answer = await rpc('confirm_membership', { member_id: id, is_mine: isMine }, { signal });
  if (answer.kind === 'answered' && (answer.status === 401 || answer.status === 403)) {
    return fail('signInRequired');
  }
  const parsed = v.safeParse(offerAnswer, successBody(answer));
  if (!parsed.success) return fail('unanswered');
  const { output } = parsed;
  return output === 'confirmed' || output === 'removed'
    ? { ok: true, value: output }
    : fail(output);
}

function membershipFrom(row: v.InferOutput<typeof membershipRow>): MyMembership {
  const { store } = row;
  return {
    id: row.id,
    status: row.status,
    isOversold: row.is_oversold,
    provider: row.provider,
    since: row.since,
    until: row.until,
    isEnding: row.is_ending,
    isAdded: row.is_added,
    isOffered: row.is_offered,
    name: row.name,
    type: row.payment_type,
    interval: row.billing_interval,
    priceMinor: row.price_minor,
    currency: row.currency,
    store: {
      id: store.id,
      name: store.name,
      logoUrl: pictureUrl(supabaseAddress().url, 'store-media', store.logo_path),
      supportUrl: store.support_url,
      slug: store.slug,
      mayReview: store.may_review,
      review: ownReviewFrom(store.review),
      hiddenReview: hiddenReviewFrom(store.review),
    },
  };
}
