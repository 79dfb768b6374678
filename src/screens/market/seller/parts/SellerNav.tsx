import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#components/Link/Anchor';
import { links } from '#content/links';
import type { OwnStore } from '#domain/marketplace/own-store';
import { NEW_STORE } from '#domain/marketplace/seller-place';
import { paths, type SellerSection, sellerSections } from '#domain/paths';
import { stack } from '#theme/box';
import * as css from '../Seller.css';

export interface SectionEntry {
  label: string;
  icon: ReactNode;
}

export type SectionEntries = Readonly<Record<SellerSection, SectionEntry>>;

export interface SellerNavProps {
  /** Null if the store does not exist yet. In this case, only the setup can be opened. */
  store: OwnStore | null;
  entries: SectionEntries;
  section: SellerSection | null;
  /** Called when a link is followed, so that a drawer closes. */
  onChosen?: () => void;
}

/** The sections of a store, and support (product.md §21.5). */
export function SellerNav({ store, entries, section, onChosen }: SellerNavProps) {
  const shown = store ? sellerSections : (['setup'] as const);
  return (
    <nav aria-label="Store" className={stack({ gap: 'l', flex: 1, shrinks: true })}>
      <ul className={css.sections}>
        {shown.map((each) => (
          <li key={each}>
            <Anchor
              href={paths.seller.href(store?.id ?? NEW_STORE, each)}
              aria-current={each === section ? 'page' : undefined}
              className={css.entry}
              onClick={onChosen}
            >
              {entries[each].icon}
              {entries[each].label}
            </Anchor>
          </li>
        ))}
      </ul>
      <div className={css.support}>
        <Anchor
          href={links.communityInvite}
          target="_blank"
          rel="noopener noreferrer"
          className={css.entry}
        >
          <LifeBuoy aria-hidden />
          Get Support
        </Anchor>
      </div>
    </nav>
  );
}
