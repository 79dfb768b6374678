import { moderationMessages } from '#content/messages/admin/moderation';
import { starsText } from '#content/messages/market/store-page-reviews';
import type { ReviewWords } from '#domain/admin/moderation';
import { ratings } from '#domain/marketplace/review';
import { box } from '#theme/box';
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
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {moderationMessages.noReviewText}
        </p>
      ) : (
        <p dir="auto" className={box({ whiteSpace: 'pre-wrap', breaks: true })}>
          {text}
        </p>
      )}
    </blockquote>
  );
}
