import type { ReactNode } from 'react';
import type { PublicReview } from '#domain/marketplace/review';
import type { StorePage } from '#domain/marketplace/store';
import { Faq } from './parts/Faq';
import { Memberships, type MembershipsProps } from './parts/Memberships';
import { PremiumFeatures } from './parts/PremiumFeatures';
import { RefundPolicy } from './parts/RefundPolicy';
import { Reviews } from './parts/Reviews';
import { StoreFooter } from './parts/StoreFooter';
import { StoreHero } from './parts/StoreHero';
import { storeColorStyle } from './store-color-style';
import * as css from './StoreView.css';

export interface StoreViewProps extends Pick<MembershipsProps, 'waitlistOf'> {
  store: StorePage;
  /** The current time in Unix ms. It determines which price applies. */
  now: number;
  /** Whether the view is part of another page. It then has no `main` landmark. */
  isPreview?: boolean;
  /** The viewer's account. */
  account?: ReactNode;
  /** Returns this visitor's link for a checkout URL. Without this function, the seller's checkout URLs are used. */
  linkOf?: ((checkoutUrl: string, membershipId: string) => string) | null;
  /** The button that reports the store. */
  report?: ReactNode;
  /** Returns the button that reports a review. */
  reportReviewOf?: ((review: PublicReview) => ReactNode) | undefined;
}

/** A store page as visitors see it, in the layout and the colors of its design. */
export function StoreView(props: StoreViewProps) {
  const {
    store,
    now,
    isPreview = false,
    account,
    linkOf,
    report,
    reportReviewOf,
    waitlistOf,
  } = props;
  const Main = isPreview ? 'div' : 'main';
  const { layout } = store.design;
  const memberships = (
    <Memberships store={store} now={now} waitlistOf={waitlistOf} linkOf={linkOf} />
  );
  const details = (
    <>
      <PremiumFeatures store={store} />
      <Reviews store={store} reportOf={reportReviewOf} />
      <Faq store={store} />
      <RefundPolicy store={store} />
    </>
  );
  return (
    <div className={css.root} data-layout={layout} style={storeColorStyle(store.design)}>
      <StoreHero store={store} account={account} />
      <Main className={css.content({ layout })}>
        {layout === 'classic' ? (
          <>
            <div className={css.offers}>{memberships}</div>
            <div className={css.details}>{details}</div>
          </>
        ) : (
          <>
            {memberships}
            {details}
          </>
        )}
      </Main>
      <StoreFooter store={store} report={report} />
    </div>
  );
}
