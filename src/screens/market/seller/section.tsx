import type { ReactNode } from 'react';
import type { SellerSection } from '#domain/paths';

/** A section in the sidebar. */
export interface SectionEntry {
  label: string;
  icon: ReactNode;
  /** Whether the section uses the whole width of the page. */
  isWide?: true;
}

export type SectionEntries = Readonly<Record<SellerSection, SectionEntry>>;
