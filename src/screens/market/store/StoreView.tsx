import { Check, Ticket } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { marketplaceMessages } from '#content/messages/market/marketplace';
import type { PublicReview } from '#domain/marketplace/review';
import type { StorePage } from '#domain/marketplace/store';
import { box, stack } from '#theme/box';
import { MembershipCard, type MembershipCardProps } from './MembershipCard';
import { Faq } from './parts/Faq';
import { Reviews } from './parts/Reviews';
import { StoreFooter } from './parts/StoreFooter';
import { StoreHero } from './parts/StoreHero';
import { storeColorStyle } from './store-color-style';
import * as css from './StoreView.css';

/** Maximum number of features in this section. Each membership lists all of its own features. */
const MOST = 12;

export interface StoreViewProps extends Pick<MembershipsProps, 'waitlistOf'> {
  store: StorePage;
  /** The current time in Unix ms. It determines which price applies. */
  now: number;
  /** Whether the view is part of another page. It then has no `main` landmark. */
  isPreview?: boolean;
  account?: ReactNode;
  /** Returns this visitor's link for a checkout URL. Without this function, the seller's checkout URLs are used. */
  linkOf?: ((checkoutUrl: string, membershipId: string) => string) | null;
  report?: ReactNode;
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

function RefundPolicy({ store: { refundPolicy, design } }: { store: StorePage }) {
  const titleId = useId();
  if (refundPolicy.trim() === '') return null;
  return (
    <section aria-labelledby={titleId} className={stack({ gap: 'xl' })}>
      <h2 id={titleId} className={css.heading({ layout: design.layout })}>
        Refund Policy
      </h2>
      <div className={css.textList({ layout: design.layout })}>
        <p dir="auto" className={css.answer}>
          {refundPolicy}
        </p>
      </div>
    </section>
  );
}

/** The features of all memberships, without duplicates. Renders nothing if no membership lists features. */
function PremiumFeatures({ store: { memberships, design } }: { store: StorePage }) {
  const titleId = useId();
  const { layout } = design;
  const features = new Set(
    memberships.flatMap((membership) => membership.features.map((feature) => feature.trim())),
  );
  features.delete('');
  if (features.size === 0) return null;
  return (
    <section aria-labelledby={titleId} className={stack({ gap: 'xl' })}>
      <h2 id={titleId} className={css.heading({ layout })}>
        Premium Features
      </h2>
      <ul className={css.features({ layout })}>
        {[...features].slice(0, MOST).map((feature) => (
          <li key={feature} dir="auto" className={css.feature({ layout })}>
            {layout !== 'minimal' && <Check aria-hidden className={css.icon} />}
            <span className={box({ shrinks: true, breaks: true })}>{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MembershipsProps extends Pick<MembershipCardProps, 'waitlistOf'> {
  store: StorePage;
  /** Unix ms. */
  now: number;
  /** Returns this visitor's link for a checkout URL. */
  linkOf?: ((checkoutUrl: string, membershipId: string) => string) | null;
}

function Memberships({ store, now, waitlistOf, linkOf }: MembershipsProps) {
  const titleId = useId();
  const { memberships, design, isDemo } = store;
  const { layout } = design;
  return (
    <section aria-labelledby={titleId} className={stack({ gap: 'xl' })}>
      <h2 id={titleId} className={css.heading({ layout })}>
        Memberships
      </h2>
      {memberships.length === 0 ? (
        <EmptyState
          level={3}
          icon={<Ticket />}
          title={marketplaceMessages.noMemberships}
          description={marketplaceMessages.noMembershipsHelp}
        />
      ) : (
        <ul className={css.list({ layout })}>
          {memberships.map((membership) => (
            <MembershipCard
              key={membership.id}
              membership={membership}
              layout={layout}
              isDemo={isDemo}
              now={now}
              waitlistOf={waitlistOf}
              linkOf={linkOf}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
