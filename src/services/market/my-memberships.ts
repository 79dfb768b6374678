import {
  buyerRoles,
  type MyMembership,
  type MyMembershipsError,
  type OfferAnswer,
  type OfferError,
  type RefusalError,
  offerErrorKinds,
  refusalErrorKinds,
} from '#domain/marketplace/my-membership';
import { memberProviders, memberStatuses } from '#domain/marketplace/store-member';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { outcomeOf, outcomes, ownChangeErrors, ownReadErrors, resultOf } from '../answers';
import { listOf, row } from '../rows';
import { rpc } from '../supabase/call-backend';
import { hiddenReviewFrom, ownReviewFrom, ownReviewRow } from './member-review-rows';
import {
  httpsUrl,
  logoUrl,
  picture,
  soldColumns,
  soldMembership,
  text,
  time,
} from './store-columns';

const { name, type, interval, priceMinor, currency } = soldMembership;

const memberships = listOf(
  row(
    {
      id: v.string(),
      membershipId: v.string(),
      status: v.picklist(memberStatuses),
      isOversold: v.boolean(),
      provider: v.picklist(memberProviders),
      since: time,
      until: v.nullable(time),
      isEnding: v.boolean(),
      isAdded: v.boolean(),
      isOffered: v.boolean(),
      name,
      type,
      interval,
      priceMinor,
      currency,
      server: v.nullable(
        row({ id: v.string(), role: v.picklist(buyerRoles), roleName: v.nullable(text) }),
      ),
      store: v.pipe(
        row({
          id: v.string(),
          name: text,
          logoPath: picture,
          supportUrl: httpsUrl,
          slug: v.nullable(v.string()),
          mayReview: v.boolean(),
          review: v.nullable(ownReviewRow),
        }),
        v.transform(({ logoPath, review, ...store }) => ({
          ...store,
          logoUrl: logoUrl(logoPath),
          review: ownReviewFrom(review),
          hiddenReview: hiddenReviewFrom(review),
        })),
      ),
    },
    soldColumns,
  ),
);

/** Returns the memberships of the viewer. Memberships that take up a spot come first. */
export function loadMyMemberships(
  signal?: AbortSignal,
): Promise<Result<readonly MyMembership[], MyMembershipsError>> {
  return resultOf(rpc('my_memberships', {}, { signal }), memberships, ownReadErrors);
}

const refusalOutcomes = outcomes(refusalErrorKinds, {
  ...ownChangeErrors,
  factorRequired: 'factorRequired',
  refused: null,
});

/** Refuses what a store adds for the viewer's Discord account, now and later. */
export function refuseMemberships(
  { storeId }: { storeId: string },
  signal?: AbortSignal,
): Promise<Result<null, RefusalError>> {
  const call = rpc('refuse_memberships', { store_id: storeId }, { signal });
  return outcomeOf(call, refusalOutcomes);
}

const offerAnswer = v.picklist(['confirmed', 'removed']);
const offerOutcomes = outcomes(offerErrorKinds, {
  ...ownChangeErrors,
  factorRequired: 'factorRequired',
});

/** Confirms a membership that is offered to the viewer, or removes it from the offers. */
export function answerOffer(
  { id, isMine }: OfferAnswer,
  signal?: AbortSignal,
): Promise<Result<'confirmed' | 'removed', OfferError>> {
  const call = rpc('confirm_membership', { member_id: id, is_mine: isMine }, { signal });
  return resultOf(call, offerAnswer, offerOutcomes);
}
