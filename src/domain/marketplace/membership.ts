import { checkoutOf } from './checkout';
import type { Currency } from './currency';

export const billingIntervals = ['month', 'year', 'week'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** A membership as visitors see it. Prices are whole minor units of `currency`. */
export interface SoldMembership {
  id: string;
  name: string;
  description: string;
  type: 'subscription' | 'one-time';
  /** null for a one-time payment. */
  interval: BillingInterval | null;
  priceMinor: number;
  currency: Currency;
  /** null if there is no limit. */
  maxMembers: number | null;
  /** The number of members who have the membership now. */
  members: number;
  earlyBirdPriceMinor: number | null;
  /** ISO 8601. */
  earlyBirdUntil: string | null;
  earlyBirdPlaces: number | null;
  features: readonly string[];
  /** An https URL of the payment provider. If it is null, the membership cannot be bought yet. */
  checkoutUrl: string | null;
}

export interface Offer {
  priceMinor: number;
  regularPriceMinor: number;
  isEarlyBird: boolean;
  /** null if there is no limit. */
  placesLeft: number | null;
  /** Null if the early-bird price does not apply, or if its spots are not limited. */
  earlyBirdPlacesLeft: number | null;
  /** Days until the early-bird price ends, rounded up. null if the price does not apply or has no end date. */
  earlyBirdDaysLeft: number | null;
  isSoldOut: boolean;
}

const DAY = 86_400_000;

/**
 * Returns the price at `now` (Unix ms). The early-bird price applies only if it is lower than the regular price, until
 * its end date or until its spots are taken. Without either, it ends when the membership is sold out.
 */
export function offerOf(
  membership: Pick<
    SoldMembership,
    | 'priceMinor'
    | 'maxMembers'
    | 'members'
    | 'earlyBirdPriceMinor'
    | 'earlyBirdUntil'
    | 'earlyBirdPlaces'
  >,
  now: number,
): Offer {
  const { priceMinor, maxMembers, members, earlyBirdPriceMinor } = membership;
  const placesLeft = maxMembers === null ? null : Math.max(0, maxMembers - members);
  const earlyPlaces =
    membership.earlyBirdPlaces === null ? null : membership.earlyBirdPlaces - members;
  const remaining =
    membership.earlyBirdUntil === null ? null : Date.parse(membership.earlyBirdUntil) - now;
  const isEarlyBird =
    earlyBirdPriceMinor !== null &&
    earlyBirdPriceMinor < priceMinor &&
    placesLeft !== 0 &&
    (earlyPlaces === null || earlyPlaces > 0) &&
    (remaining === null || remaining > 0);
  const isLimitedTo = (left: number | null) => (isEarlyBird ? left : null);
  return {
    priceMinor: isEarlyBird ? earlyBirdPriceMinor : priceMinor,
    regularPriceMinor: priceMinor,
    isEarlyBird,
    placesLeft,
    earlyBirdPlacesLeft: isLimitedTo(
      earlyPlaces === null || placesLeft === null ? earlyPlaces : Math.min(earlyPlaces, placesLeft),
    ),
    earlyBirdDaysLeft: isLimitedTo(remaining === null ? null : Math.ceil(remaining / DAY)),
    isSoldOut: placesLeft === 0,
  };
}

/** Returns how many members the memberships have together. Who has two of them counts twice. */
export function membersOf(memberships: readonly Pick<SoldMembership, 'members'>[]): number {
  return memberships.reduce((sum, { members }) => sum + members, 0);
}

/** Returns the text of each feature of a membership that a page shows. */
export function featuresOf({ features }: Pick<SoldMembership, 'features'>): readonly string[] {
  return features.map((feature) => feature.trim()).filter((feature) => feature !== '');
}

/** Returns whether somebody can buy the membership at `now` (Unix ms). */
export function isOnSale(membership: SoldMembership, now: number): boolean {
  const { checkoutUrl } = membership;
  return (
    checkoutUrl !== null && checkoutOf(checkoutUrl) !== null && !offerOf(membership, now).isSoldOut
  );
}

/**
 * Returns the membership with the lowest price at `now` (Unix ms), in the currency of the first one; undefined if there
 * are none.
 */
export function cheapestOf(
  memberships: readonly SoldMembership[],
  now: number,
): SoldMembership | undefined {
  const price = (membership: SoldMembership) => offerOf(membership, now).priceMinor;
  return memberships
    .filter(({ currency }) => currency === memberships[0]?.currency)
    .toSorted((a, b) => price(a) - price(b))[0];
}
