import type { StoreDesign } from './design';
import type { SoldMembership } from './membership';

/** What stores sell memberships for. The database accepts these only. */
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

/** Everything a visitor reads of a store (product.md §21.4). */
export interface StorePage {
  /** 'biz_' and letters or digits. */
  id: string;
  /** The last part of the page's URL. */
  slug: string;
  name: string;
  tagline: string;
  category: StoreCategory;
  logoUrl: string | null;
  /** The picture that other sites show for a link to the page, 1200 × 630 px. Absent if there is none. */
  cardUrl?: string;
  design: StoreDesign;
  refundPolicy: string;
  /** An https URL. */
  supportUrl: string | null;
  /** In the order of the seller. */
  memberships: readonly SoldMembership[];
  /** A demo store sells nothing. It is not in the database. */
  isDemo: boolean;
}

/** Why a store page cannot be shown. `notFound`: absent, hidden or not designed yet; a visitor cannot tell which. */
export type StoreError = { kind: 'notFound' | 'unreachable' };

/** Whether a text can be the address or the id of a store. Demo stores have addresses that begin with 'demo-'. */
export function isStoreAddress(text: string): boolean {
  return /^(?:[a-z\d]+(?:-[a-z\d]+)*|biz_[A-Za-z\d]{1,64})$/.test(text) && text.length <= 68;
}
