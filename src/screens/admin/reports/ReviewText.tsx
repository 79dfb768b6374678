import { moderationMessages } from '#content/messages/admin/moderation';
import { starsText } from '#content/messages/market/store-page-reviews';
import type { ReviewWords } from '#domain/admin/moderation';
import { ratings } from '#domain/marketplace/review';
import * as css from './StoreReports.css';

/** The stars and the text of a review. */
export function ReviewText({ words: { rating, text } }: { words: ReviewWords }) {
  return (
    <blockquote className={css.review}>
      <p>
        <span role="img" aria-label={starsText(rating)} className={css.stars}>
          {'★'.repeat(rating).padEnd(ratings.length, '☆')}
        </span>
      </p>
      {text === '' ? (
        <p className={css.quiet}>{moderationMessages.noReviewText}</p>
      ) : (
        <p dir="auto" className={css.text}>
          {text}
        </p>
      )}
    </blockquote>
  );
}
