import type { FilterTexts } from '#domain/list-query';
import type { StoreOrder, storesList } from '#domain/marketplace/listing';
import { membersOf, type Offer, type SoldMembership } from '#domain/marketplace/membership';
import type { StoreCategory, StorePage } from '#domain/marketplace/store';
import { formatNumber } from '#domain/format-number';
import { formatPrice } from '#domain/marketplace/price';

/** Texts of the marketplace and the store pages (product.md §21.3, §21.4). */
export const marketplaceMessages = {
  // the list
  loading: 'Loading stores',
  unreachable: 'Published stores could not be loaded',
  unreachableHelp: 'Check your connection and try again. The demo stores are shown below.',
  empty: 'No stores are published yet',
  emptyHelp: 'The demo stores show what a store page looks like.',
  noMatch: 'No stores match your search',
  stale: 'The stores could not be loaded again. The list may be out of date.',
  moreUnreachable: 'More stores could not be loaded.',
  demoBadge: 'Demo',
  earlyBird: 'Early bird',

  // a store page
  loadingStore: 'Loading the store',
  notFound: 'Store not found',
  notFoundHelp: 'There is no store at this address, or it is not published.',
  gone: 'This store was deleted',
  goneHelp:
    'It no longer sells memberships here. Your memberships of it are under “My memberships”.',
  storeUnreachable: 'The store could not be loaded',
  storeUnreachableHelp: 'Check your connection and try again.',
  noMemberships: 'No memberships available yet',
  noMembershipsHelp: 'Please check back later.',
  soldBy: 'Sold by',
  demoStore: 'This is a demo store. Its memberships are not for sale.',
  once: 'once',
  held: 'You have this membership. Opens in a new tab',
  heldHere: 'You have a membership',
  openDiscord: 'Open Discord',
  choose: 'Choose a membership',
  refundPolicy: 'Refund Policy',
  soldOut: 'Sold out',
  notOnSale: 'Not available yet',
} as const;

export const categoryNames = {
  reselling: 'Reselling',
  amazon: 'Amazon',
  'sports-betting': 'Sports betting',
  'trading-cards': 'Trading cards',
  crypto: 'Crypto',
  sneakers: 'Sneakers',
  other: 'Other',
} as const satisfies Record<StoreCategory, string>;

export const orderNames = {
  featured: 'Featured',
  newest: 'Newest',
  price: 'Lowest price',
  name: 'Name',
} as const satisfies Record<StoreOrder, string>;

export const storeSearch = { label: 'Search stores', placeholder: 'Search stores...' } as const;

/** The texts of the filters of the marketplace. */
export const storeFilters = {
  category: { label: 'Category', all: 'All categories', names: categoryNames },
  order: { label: 'Sort by', names: orderNames },
} as const satisfies FilterTexts<(typeof storesList)['filters']>;

/** Announced when there are more stores than are shown. */
export function storesShownText(count: number): string {
  return `The first ${formatNumber(count)} stores`;
}

/** Announced when all stores are shown. */
export function storesFoundText(count: number): string {
  return count === 1 ? '1 store' : `${formatNumber(count)} stores`;
}

/** Returns the price, such as "$49.99/month", or "$49.99" for a one-time payment. */
export function priceText(
  minor: number,
  { currency, interval }: Pick<SoldMembership, 'currency' | 'interval'>,
): string {
  const price = formatPrice(minor, currency);
  return interval === null ? price : `${price}/${interval}`;
}

/**
 * Returns the limit of an offer, such as "Early bird: 7 spots left" or "12 spots left". Returns null if the offer has
 * no limit.
 */
export function offerText({
  isEarlyBird,
  isSoldOut,
  placesLeft,
  earlyBirdPlacesLeft,
  earlyBirdDaysLeft,
}: Offer): string | null {
  if (isSoldOut) return null;
  if (!isEarlyBird) return placesLeft === null ? null : placesText(placesLeft);
  const limits = [
    ...(earlyBirdPlacesLeft === null ? [] : [placesText(earlyBirdPlacesLeft)]),
    ...(earlyBirdDaysLeft === null
      ? []
      : [earlyBirdDaysLeft === 1 ? 'last day' : `${formatNumber(earlyBirdDaysLeft)} days left`]),
  ];
  return limits.length === 0 ? 'Early-bird price' : `Early bird: ${limits.join(', ')}`;
}

/** The label of the button that shows the other reviews. */
export function moreReviewsText(count: number): string {
  return count === 1 ? 'Show 1 more review' : `Show ${formatNumber(count)} more reviews`;
}

/** Returns "Sold out", or the limit of the offer; null if it has none. */
export function limitText(offer: Offer): string | null {
  return offer.isSoldOut ? marketplaceMessages.soldOut : offerText(offer);
}

function placesText(places: number): string {
  return places === 1 ? '1 spot left' : `${formatNumber(places)} spots left`;
}

export function reviewCountText(count: number): string {
  return count === 1 ? '1 review' : `${formatNumber(count)} reviews`;
}

/**
 * Returns the figures under the title of a store. Figures that are zero are left out. Those of a demo store are made up;
 * those of other stores are counted.
 */
export function figureTexts(store: StorePage): readonly string[] {
  const { stats } = store.design;
  return [...(store.isDemo ? madeUpTexts(stats) : countedTexts(store)), supportText(stats)];
}

function countedTexts({ memberships, reviews }: StorePage): string[] {
  const members = membersOf(memberships);
  return [
    ...(members > 0 ? [membersText(members)] : []),
    ...(reviews && reviews.average !== null
      ? [`${reviews.average.toFixed(1)} from ${reviewCountText(reviews.count)}`]
      : []),
  ];
}

function madeUpTexts(stats: StorePage['design']['stats']): string[] {
  const { activeMembers, totalFeatures, averageRating, totalReviews } = stats;
  return [
    ...(activeMembers > 0 ? [membersText(activeMembers)] : []),
    ...(totalFeatures > 0 ? [`${formatNumber(totalFeatures)} features`] : []),
    ...(stats.reviewsEnabled
      ? [`${averageRating.toFixed(2)} from ${formatNumber(totalReviews)} reviews`]
      : []),
  ];
}

export function membersText(members: number): string {
  return members === 1 ? '1 active member' : `${formatNumber(members)} active members`;
}

function supportText({ supportType, customSupportHours }: StorePage['design']['stats']): string {
  if (supportType === '24/7') return '24/7 support';
  if (supportType === 'business') return 'Support during business hours';
  return customSupportHours.trim() === '' ? 'Support' : `Support: ${customSupportHours.trim()}`;
}

/**
 * Returns the text that says who processes the payment. `provider` is the name of the provider, or the host of the
 * checkout page. Null if neither is known, or if the store uses several providers.
 */
export function securePaymentText(provider: string | null): string {
  return provider === null
    ? "Payments are secure and take place on a card payment provider's site."
    : `Payments are secure, powered by ${provider}.`;
}
