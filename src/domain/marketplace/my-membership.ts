import { paths } from '../paths';
import type { ErrorOf } from '../result';
import type { Currency } from './currency';
import type { BillingInterval } from './membership';
import type { HiddenReview, OwnReview } from './review';
import { holdsPlace, isManaged, type MemberProvider, type MemberStatus } from './store-member';

/** The store in which a buyer bought a membership. */
export interface BoughtFrom {
  id: string;
  name: string;
  logoUrl: string | null;
  /** An https URL. */
  supportUrl: string | null;
  /** The address of the store's page; null if the page is not public. */
  slug: string | null;
  /** True if one of the viewer's memberships was not refunded, and the store belongs to another user. */
  mayReview: boolean;
  review: OwnReview | null;
  /** The viewer's review, if the site has hidden it; null otherwise. */
  hiddenReview: HiddenReview | null;
}

/**
 * What the bot does with the role of a membership. Nothing reports which roles it has given. `paused`: it leaves the role
 * as it is. `noSpot`: the member is oversold. `noAccount`: the membership has no Discord account.
 */
export const buyerRoles = ['due', 'paused', 'noSpot', 'noAccount', 'none'] as const;
export type BuyerRole = (typeof buyerRoles)[number];

/** The Discord server that a membership opens. */
export interface BoughtServer {
  id: string;
  role: BuyerRole;
  /** Null if there is no role, or its name has not been read on Discord. */
  roleName: string | null;
}

/** A membership with the data that its buyer can read (product.md §21.16). */
export interface MyMembership {
  id: string;
  /** The id of what the store sells. */
  membershipId: string;
  status: MemberStatus;
  /** Whether the buyer paid after the last spot was taken, and is waiting for a spot. */
  isOversold: boolean;
  provider: MemberProvider;
  /** ISO 8601. */
  since: string;
  /** ISO 8601; null if the membership has no end date. */
  until: string | null;
  /** Whether it was canceled and ends after the paid period. */
  isEnding: boolean;
  name: string;
  type: 'subscription' | 'one-time';
  interval: BillingInterval | null;
  /** The regular price, in whole minor units of `currency`. */
  priceMinor: number;
  currency: Currency;
  /** Whether the store has added it, and the viewer did not buy it while signed in. */
  isAdded: boolean;
  /** Whether it was bought with the viewer's checkout link and is unconfirmed. The store does not know whose it is. */
  isOffered: boolean;
  /** Null if the store has no server, and for offered and ended memberships. */
  server: BoughtServer | null;
  store: BoughtFrom;
}

export type MyMembershipsError = { kind: 'signInRequired' | 'tooSlow' | 'unreachable' };

export const refusalErrorKinds = ['signInRequired', 'factorRequired', 'unanswered'] as const;
export type RefusalError = ErrorOf<typeof refusalErrorKinds>;

/** `otherAddress`: the receipt went to another address than the account's. `gone`: it is not offered anymore. */
export const offerErrorKinds = [
  'otherAddress',
  'gone',
  'signInRequired',
  'factorRequired',
  'unanswered',
] as const;
export type OfferError = ErrorOf<typeof offerErrorKinds>;

export interface OfferAnswer {
  id: string;
  isMine: boolean;
}

/** The date to show for a membership, and what it means. `date` is ISO 8601. */
export type Ending =
  | { kind: 'paidUntil' | 'until' | 'ended'; date: string }
  | { kind: 'noEnd' | 'over'; date: null };

/**
 * Returns the date until which a membership is paid, or on which it ends. Each payment extends it, until the
 * subscription is canceled. `now` is in Unix ms.
 */
export function endingOf(
  membership: Pick<MyMembership, 'status' | 'provider' | 'type' | 'until' | 'isEnding'>,
  now: number,
): Ending {
  const { until, type } = membership;
  const isHeld = holdsPlace(membership);
  if (until === null) return { kind: isHeld ? 'noEnd' : 'over', date: null };
  if (!isHeld) return { kind: Date.parse(until) > now ? 'until' : 'ended', date: until };
  return {
    kind:
      isManaged(membership) && type === 'subscription' && !membership.isEnding
        ? 'paidUntil'
        : 'until',
    date: until,
  };
}

/** Returns who can cancel the membership; null if it has ended or is a one-time payment. */
export function canceledBy(
  membership: Pick<MyMembership, 'status' | 'provider' | 'type'>,
): 'stripe' | 'whop' | 'store' | null {
  if (!holdsPlace(membership) || membership.type === 'one-time') return null;
  const { provider } = membership;
  return provider === 'stripe' || provider === 'whop' ? provider : 'store';
}

/** Where a membership can lead. `payment`: the payment provider's page; `server`: the server on Discord. */
export type Destination = 'payment' | 'server' | 'store' | 'support';

export interface Way {
  to: Destination;
  href: string;
}

/** Where buyers change the payment method of any subscription on Whop, and pay what failed. Stripe has no such page. */
const whopPaymentUrl = 'https://whop.com/@me/settings/memberships';

const heldFirst: readonly Destination[] = ['payment', 'server', 'support', 'store'];
const endedFirst: readonly Destination[] = ['store', 'support'];

/** Returns where the membership leads, most wanted first. */
export function waysOf(
  membership: Pick<MyMembership, 'status' | 'provider' | 'server'> & {
    store: Pick<BoughtFrom, 'slug' | 'supportUrl'>;
  },
): readonly Way[] {
  const { status, provider, server, store } = membership;
  const hrefs: Record<Destination, string | null> = {
    payment: status === 'past_due' && provider === 'whop' ? whopPaymentUrl : null,
    // Discord shows it to those who are in the server only.
    server: server && `https://discord.com/channels/${server.id}`,
    store: store.slug === null ? null : paths.store.href(store.slug),
    support: store.supportUrl,
  };
  return (holdsPlace(membership) ? heldFirst : endedFirst).flatMap((to) => {
    const href = hrefs[to];
    return href === null ? [] : [{ to, href }];
  });
}
