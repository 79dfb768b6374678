import type { ReactNode } from 'react';
import type { SellerSection } from '#domain/paths';

/** A section in the sidebar. */
export interface SectionEntry {
  section: SellerSection;
  label: string;
  icon: ReactNode;
  /** The section takes the whole width of the page. */
  isWide?: true;
}
