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
  /** Members who have a place now. */
  members: number;
  earlyBirdPriceMinor: number | null;
  /** ISO 8601. */
  earlyBirdUntil: string | null;
  earlyBirdPlaces: number | null;
  features: readonly string[];
  /** An https URL at the payment provider. Without one the membership cannot be bought yet. */
  checkoutUrl: string | null;
}

/** What a membership costs now, and what is left of it. */
export interface Offer {
  priceMinor: number;
  regularPriceMinor: number;
  isEarlyBird: boolean;
  /** null if there is no limit. */
  placesLeft: number | null;
  /** null if the early-bird price does not apply, or has no limit of places. */
  earlyBirdPlacesLeft: number | null;
  /** Days until the early-bird price ends, rounded up; null if it does not apply, or has no end. */
  earlyBirdDaysLeft: number | null;
  isSoldOut: boolean;
}

const DAY = 86_400_000;

/**
 * Returns the price on sale at a time (Unix ms). The early-bird price ends at its date or when its places are taken,
 * whichever comes first; without either it does not end. It must be lower than the regular price.
 */
export function offerOf(membership: SoldMembership, now: number): Offer {
  const { priceMinor, maxMembers, members, earlyBirdPriceMinor } = membership;
  const placesLeft = maxMembers === null ? null : Math.max(0, maxMembers - members);
  const earlyPlaces =
    membership.earlyBirdPlaces === null ? null : membership.earlyBirdPlaces - members;
  const remaining =
    membership.earlyBirdUntil === null ? null : Date.parse(membership.earlyBirdUntil) - now;
  const isEarlyBird =
    earlyBirdPriceMinor !== null &&
    earlyBirdPriceMinor < priceMinor &&
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
