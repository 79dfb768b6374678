import type { ReactNode } from 'react';
import type { PublicReview } from '#domain/marketplace/review';
import { answeredQuestions } from '#domain/marketplace/design';
import { featuresOf } from '#domain/marketplace/membership';
import { isShortPolicy } from '#domain/marketplace/refund-policy';
import type { StorePage } from '#domain/marketplace/store';
import { Faq } from './parts/Faq';
import { JoinBar } from './parts/JoinBar';
import { Memberships, type MembershipsProps } from './parts/Memberships';
import { PremiumFeatures } from './parts/PremiumFeatures';
import { RefundPolicy } from './parts/RefundPolicy';
import { Reviews } from './parts/Reviews';
import { StoreFooter } from './parts/StoreFooter';
import { StoreHero } from './parts/StoreHero';
import { storeColorStyle } from './store-color-style';
import * as css from './StoreView.css';

export interface StoreViewProps extends MembershipsProps {
  /** Whether the view is part of another page. It then has no `main` landmark, and no bar at the bottom of the window. */
  isPreview?: boolean;
  account?: ReactNode;
  report?: ReactNode;
  reportReviewOf?: ((review: PublicReview) => ReactNode) | undefined;
}

/** The number of memberships up to which their list stays in view beside the rest of the page. */
const STICKY_UP_TO = 3;

/** A store page as visitors see it, in the layout and the colors of its design. */
export function StoreView(props: StoreViewProps) {
  const {
    store,
    now,
    isPreview = false,
    account,
    linkOf,
    held,
    report,
    reportReviewOf,
    waitlistOf,
  } = props;
  const Main = isPreview ? 'div' : 'main';
  const { layout } = store.design;
  const hasColumns = layout !== 'minimal' && hasDetails(store);
  return (
    <div className={css.root} data-layout={layout} style={storeColorStyle(store.design)}>
      <StoreHero store={store} account={account} />
      <Main className={css.content({ layout, hasColumns })}>
        {/* The offers come first in the document, so that the tab order matches the visual order of a narrow page. */}
        <div
          className={css.offers({
            hasColumns,
            isSticky: store.memberships.length <= STICKY_UP_TO,
          })}
        >
          <Memberships
            store={store}
            now={now}
            isColumn={hasColumns}
            waitlistOf={waitlistOf}
            linkOf={linkOf}
            held={held}
          />
        </div>
        {hasDetails(store) && (
          <div className={css.details({ hasColumns })}>
            <PremiumFeatures store={store} />
            <Reviews store={store} reportOf={reportReviewOf} />
            <Faq store={store} />
            <RefundPolicy store={store} />
          </div>
        )}
        {!isPreview && hasDetails(store) && (
          <JoinBar store={store} now={now} linkOf={linkOf} held={held} />
        )}
      </Main>
      <StoreFooter store={store} report={report} />
    </div>
  );
}

/** Whether there is anything to show beside the memberships. */
function hasDetails({ memberships, reviews, design, refundPolicy }: StorePage): boolean {
  return (
    memberships.some((membership) => featuresOf(membership).length > 0) ||
    reviews !== undefined ||
    answeredQuestions(design).length > 0 ||
    (refundPolicy.trim() !== '' && !isShortPolicy(refundPolicy))
  );
}
