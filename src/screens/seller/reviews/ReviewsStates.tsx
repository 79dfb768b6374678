import { CloudOff, LogIn, RotateCw, Star, Store, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Notice, Notices } from '#components/Notice/Notice';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { reviewEditMessages, reviewsErrorText } from '#content/messages/reviews';
import type { ReviewsError } from '#domain/marketplace/review-form';
import { staleReasonOf } from '#machines/charts/view';
import { StoreReviewsContext } from '#machines/store-reviews/store-reviews.machine';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './Reviews.css';

export function LoadingReviews() {
  return (
    <div>
      <p role="status" className={visuallyHidden}>
        {reviewEditMessages.loading}
      </p>
      <div aria-busy className={css.list}>
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className={css.review}>
            <Skeleton width="10rem" />
            <Skeleton width={index % 2 === 0 ? '90%' : '70%'} />
          </div>
        ))}
      </div>
    </div>
  );
}

export function NoReviews() {
  return (
    <div className={css.framed}>
      <EmptyState
        icon={<Star />}
        title={reviewEditMessages.empty}
        description={reviewEditMessages.emptyHelp}
      />
    </div>
  );
}

const icons = {
  signInRequired: <LogIn />,
  notAllowed: <Store />,
  unreachable: <Unplug />,
} as const satisfies Record<ReviewsError['kind'], ReactNode>;

/** Shown instead of the list if it could not be loaded. */
export function ReviewsFailed({ kind }: { kind: ReviewsError['kind'] }) {
  const reviews = StoreReviewsContext.useActorRef();
  const { title, help } = reviewsErrorText(kind);
  return (
    <div role="alert" className={css.framed}>
      <EmptyState
        icon={icons[kind]}
        title={title}
        description={help}
        actions={
          <Button icon={<RotateCw />} onPress={() => reviews.send({ type: 'retry' })}>
            Try again
          </Button>
        }
      />
    </div>
  );
}

/** A notice that the list could not be reloaded. */
export function StaleReviews() {
  const reviews = StoreReviewsContext.useActorRef();
  const isStale = StoreReviewsContext.useSelector((state) => staleReasonOf(state) !== null);
  return (
    <Notices>
      {isStale && (
        <Notice
          tone="warning"
          icon={<CloudOff />}
          text={reviewEditMessages.stale}
          actions={
            <Button tone="plain" size="compact" onPress={() => reviews.send({ type: 'reload' })}>
              Load again
            </Button>
          }
        />
      )}
    </Notices>
  );
}
