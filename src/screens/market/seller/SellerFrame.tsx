import { useIsRefreshing } from '#machines/charts/known.context';
import { type ReactNode, useRef } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { brand } from '#content/brand';
import type { OwnStore } from '#domain/marketplace/own-store';
import { isolated } from '#domain/names';
import type { SellerSection } from '#domain/paths';
import { SellerBar } from './parts/SellerBar';
import { type SectionEntries, SellerNav } from './parts/SellerNav';
import * as css from './Seller.css';

export interface SellerFrameProps {
  /** The open store; null if the store does not exist yet. */
  store: OwnStore | null;
  /** All stores of the seller, oldest first. */
  stores: readonly OwnStore[];
  entries: SectionEntries;
  section: SellerSection | null;
  title: string;
  /** An alert above the section, for example that the session has ended. */
  alert?: ReactNode;
  children: ReactNode;
}

/** The dashboard of a store (product.md §21.5): sidebar, header and one section. */
export function SellerFrame(props: SellerFrameProps) {
  const { store, stores, entries, section, title, alert, children } = props;
  const main = useRef<HTMLElement>(null);
  const navigation = { store, entries, section };
  return (
    <AriaNavigation>
      <title>
        {[title, store && isolated(store.name), brand.name].filter(Boolean).join(' · ')}
      </title>
      <SellerBar {...navigation} stores={stores} />
      <div className={css.page}>
        <div className={css.sidebarColumn}>
          <div className={css.sidebar}>
            <SellerNav {...navigation} />
          </div>
        </div>
        <main
          id="main"
          aria-busy={useIsRefreshing() || undefined}
          ref={main}
          tabIndex={-1}
          className={css.main}
        >
          {alert}
          {children}
        </main>
      </div>
    </AriaNavigation>
  );
}
