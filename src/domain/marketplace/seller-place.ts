import { type SellerSection, sellerSections } from '../paths';
import type { OwnStore } from './own-store';

/** Replaces the store id in URLs while the seller has no store yet. */
export const NEW_STORE = 'new';

export interface SellerPlace {
  /** The id of a store or `NEW_STORE`, not validated. */
  businessId: string;
  /** `index` if the URL names no section; null if the section does not exist. */
  section: SellerSection | 'index' | null;
}

export function sectionIn(rest: string): SellerPlace['section'] {
  const name = rest.replace(/\/+$/, '');
  if (name === '') return 'index';
  return sellerSections.find((section) => section === name) ?? null;
}

/** Returns the section that opens first (product.md §21.5): `design` if the store has not been designed yet. */
export function firstSection({ isDesigned }: Pick<OwnStore, 'isDesigned'>): SellerSection {
  return isDesigned ? 'overview' : 'design';
}
