import { isolated } from '#domain/names';
import type { ReactNode } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { reviewEditMessages } from '#content/messages/market/reviews';
import {
  reviewDayText,
  reviewMessages,
  starsText,
} from '#content/messages/market/store-page-reviews';
import { ratings, type SellerReview } from '#domain/marketplace/review';
import { ReviewReplyContext } from '#machines/market/review-reply/review-reply.machine';
import { box, row, stack } from '#theme/box';
import * as css from './Reviews.css';

export interface SellerReviewItemProps {
  review: SellerReview;
  store: string;
  report: ReactNode;
}

export function SellerReviewItem({ review, store, report }: SellerReviewItemProps) {
  const reply = ReviewReplyContext.useActorRef();
  const author = review.author ?? reviewMessages.nameless;
  const action = review.reply === null ? 'Reply' : 'Edit reply';
  return (
    <li className={stack({ gap: 'm', align: 'start', padding: 'l', surface: 'card' })}>
      <ReviewWords review={review} />
      {review.isHiddenBySite && (
        <p className={row({ columnGap: 'm', align: 'baseline', wraps: true })}>
          <Badge tone="warning">Hidden</Badge>
          <span className={box({ color: 'textMuted' })}>{reviewEditMessages.hidden}</span>
        </p>
      )}
      {!review.isCounted && !review.isHiddenBySite && (
        <p className={box({ color: 'textMuted' })}>{reviewEditMessages.notCounted}</p>
      )}
      {review.reply && (
        <div className={css.reply}>
          <p className={row({ columnGap: 'm', align: 'baseline', wraps: true })}>
            <span dir="auto" className={box({ weight: 'medium', breaks: true })}>
              {store}
            </span>
            <span className={box({ color: 'textMuted' })}>{reviewDayText(review.reply.at)}</span>
          </p>
          <p dir="auto" className={`${box({ whiteSpace: 'pre-line', breaks: true })} ${css.text}`}>
            {review.reply.text}
          </p>
        </div>
      )}
      <div className={row({ gap: 's', align: 'stretch', wraps: true })}>
        <Button
          tone="plain"
          size="compact"
          aria-label={`${action}: ${isolated(author)}`}
          onPress={() => reply.send({ type: 'open', stored: review })}
        >
          {action}
        </Button>
        {!review.isHiddenBySite && report}
      </div>
    </li>
  );
}

export function ReviewWords({ review }: { review: SellerReview }) {
  return (
    <div className={`${stack({ gap: 's', shrinks: true })} ${css.words}`}>
      <p className={row({ columnGap: 'm', align: 'baseline', wraps: true })}>
        <span dir="auto" className={box({ weight: 'medium', breaks: true })}>
          {review.author ?? reviewMessages.nameless}
        </span>
        <span role="img" aria-label={starsText(review.rating)} className={css.stars}>
          {'★'.repeat(review.rating).padEnd(ratings.length, '☆')}
        </span>
        <span className={box({ color: 'textMuted' })}>
          {reviewDayText(review.createdAt)}
          {review.isEdited && ` · ${reviewMessages.edited}`}
        </span>
      </p>
      {review.text !== '' && (
        <p dir="auto" className={`${box({ whiteSpace: 'pre-line', breaks: true })} ${css.text}`}>
          {review.text}
        </p>
      )}
    </div>
  );
}
