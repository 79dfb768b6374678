import { Star } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { reviewEditMessages } from '#content/messages/market/reviews';
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
