import type { StoreDesign } from './design';
import type { SoldMembership } from './membership';
import type { StoreReviews } from './review';

/** The categories of stores. The database accepts no others. */
export const categories = [
  'reselling',
  'amazon',
  'sports-betting',
  'trading-cards',
  'crypto',
  'sneakers',
  'other',
] as const;
export type StoreCategory = (typeof categories)[number];

/** The data of a store that visitors can read (product.md §21.4). */
export interface StorePage {
  /** 'biz_' and letters or digits. */
  id: string;
  slug: string;
  name: string;
  tagline: string;
  category: StoreCategory;
  logoUrl: string | null;
  /** The picture that other sites show for a link to the page, 1200 × 630 px. Absent if there is none. */
  cardUrl?: string;
  design: StoreDesign;
  /** Who sells, as the seller wrote it; '' if the seller does not say so. */
  sellerName: string;
  refundPolicy: string;
  /** An https URL. */
  supportUrl: string | null;
  /** Absent if there are none. */
  reviews?: StoreReviews;
  /** In the order that the seller has chosen. */
  memberships: readonly SoldMembership[];
  /** Whether this is a demo store, which sells nothing and is not in the database. */
  isDemo: boolean;
}

/** `notFound`: the store does not exist, is hidden, or has no design yet. Visitors cannot distinguish these cases. */
export type StoreError = { kind: 'notFound' | 'gone' | 'unreachable' };

/** Accepts the format of an address or id. The addresses of demo stores start with 'demo-'. */
export function isStoreAddress(text: string): boolean {
  return /^(?:[a-z\d]+(?:-[a-z\d]+)*|biz_[A-Za-z\d]{1,64})$/.test(text) && text.length <= 68;
}
