import { type ReactNode, useId, useRef } from 'react';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { Pages } from '#components/Pages/Pages';
import { reviewEditMessages, reviewsFoundText } from '#content/messages/reviews';
import type { OwnStore } from '#domain/marketplace/own-store';
import { type SellerReview } from '#domain/marketplace/review';
import { reviewPagesOf } from '#domain/marketplace/review-form';
import { StoreReviewsContext } from '#machines/store-reviews/store-reviews.machine';
import { reviewsView, type ReviewsView } from '#machines/store-reviews/view';
import { KeepFocus } from '../../_shell/KeepFocus';
import { ReplyDialog } from './ReplyDialog';
import * as css from './Reviews.css';
import { LoadingReviews, NoReviews, ReviewsFailed, StaleReviews } from './ReviewsStates';
import { SellerReviewItem } from './SellerReviewItem';

export interface ReviewsProps {
  store: OwnStore;
  /** Returns the button that reports a review. */
  reportOf?: (review: SellerReview) => ReactNode;
}

/** The reviews of a seller's store (product.md §21.17). Reads the machines `store-reviews` and `review-reply`. */
export function Reviews({ store, reportOf }: ReviewsProps) {
  const page = useRef<HTMLElement>(null);
  const view = StoreReviewsContext.useSelector(reviewsView);
  return (
    <section ref={page} tabIndex={-1} aria-label="Reviews" className={css.page}>
      <PageHeader title="Reviews" subtitle={reviewEditMessages.lead} />
      <StaleReviews />
      {/* If the focused element is unmounted with its view, moves the focus to the page instead of `document.body`. */}
      <KeepFocus key={view} fallback={page} />
      <View of={view} store={store} reportOf={reportOf} />
      <ReplyDialog />
    </section>
  );
}

function View({ of, ...props }: ReviewsProps & { of: ReviewsView }) {
  switch (of) {
    case 'loading':
      return <LoadingReviews />;
    case 'shown':
      return <Listed {...props} />;
    case 'empty':
      return <NoReviews />;
    case 'signInRequired':
    case 'notAllowed':
    case 'unreachable':
      return <ReviewsFailed kind={of} />;
  }
}

function Listed({ store, reportOf }: ReviewsProps) {
  const titleId = useId();
  const reviews = StoreReviewsContext.useActorRef();
  const listed = StoreReviewsContext.useSelector(({ context }) => context.listed);
  const page = StoreReviewsContext.useSelector(({ context }) => context.page);
  const isBusy = StoreReviewsContext.useSelector((state) => state.matches('loading'));
  if (listed === null) return null;
  return (
    <>
      <p id={titleId} role="status" className={css.count}>
        {isBusy ? reviewEditMessages.loading : reviewsFoundText(listed.total)}
      </p>
      <ul aria-labelledby={titleId} aria-busy={isBusy} className={css.list}>
        {listed.reviews.map((review) => (
          <SellerReviewItem
            key={review.id}
            review={review}
            store={store.name}
            report={reportOf?.(review)}
          />
        ))}
      </ul>
      <Pages
        page={page + 1}
        pages={reviewPagesOf(listed.total)}
        titleId={titleId}
        onChange={(next) => reviews.send({ type: 'turn', page: next - 1 })}
      />
    </>
  );
}
