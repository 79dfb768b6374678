import { type SellerSection, sellerSections } from '../paths';
import type { OwnStore } from './own-store';

/** In a URL: replaces the id of a store that does not exist yet. */
export const NEW_STORE = 'new';

/** Where in the dashboards of stores a URL leads. */
export interface SellerPlace {
  /** The id of a store or `NEW_STORE`, not validated. */
  businessId: string;
  /** `index` without a section; null for a section that does not exist. */
  section: SellerSection | 'index' | null;
}

/** Returns the section named by the part of the path after the store's id. */
export function sectionIn(rest: string): SellerPlace['section'] {
  const name = rest.replace(/\/+$/, '');
  if (name === '') return 'index';
  return sellerSections.find((section) => section === name) ?? null;
}

/**
 * Returns the section that opens first (product.md §21.5): the design until the store is designed, then the overview.
 * `built` are the sections that exist.
 */
export function firstSection(
  { isDesigned }: Pick<OwnStore, 'isDesigned'>,
  built: readonly SellerSection[],
): SellerSection {
  return !isDesigned && built.includes('design') ? 'design' : 'overview';
}
