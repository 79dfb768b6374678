import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { moreReviewsText } from '#content/messages/market/marketplace';
import {
  averageText,
  reviewDayText,
  reviewMessages,
  starsText,
} from '#content/messages/market/store-page-reviews';
import { type PublicReview, ratings, type StoreReviews } from '#domain/marketplace/review';
import type { StorePage } from '#domain/marketplace/store';
import { box, grid, row, stack } from '#theme/box';
import { chevron, heading, question, quiet, summary, textList } from '../StoreView.css';
import * as css from './Reviews.css';

/** The number of reviews that are shown at once. */
const FIRST = 3;

export interface ReviewsProps {
  store: StorePage;
  reportOf?: ((review: PublicReview) => ReactNode) | undefined;
}

/** The average, the number for each rating, and the newest reviews. Renders nothing if there are none. */
export function Reviews({ store: { reviews, design, name }, reportOf }: ReviewsProps) {
  const titleId = useId();
  const { layout } = design;
  if (!reviews) return null;
  const more = reviews.newest.slice(FIRST);
  const item = (review: PublicReview) => (
    <Review key={review.id} review={review} store={name} report={reportOf?.(review)} />
  );
  return (
    <section aria-labelledby={titleId} className={stack({ gap: 'l' })}>
      <h2 id={titleId} className={heading({ layout })}>
        {reviewMessages.title}
      </h2>
      <div className={`${textList({ layout })} ${css.body}`}>
        <p className={box({ size: 'l', weight: 'medium' })}>{averageText(reviews)}</p>
        {reviews.count > 0 && <Counts reviews={reviews} />}
        {reviews.shown > reviews.count && <p className={quiet}>{reviewMessages.onlyPurchases}</p>}
        <ul className={grid({ gap: 'l' })}>{reviews.newest.slice(0, FIRST).map(item)}</ul>
        {more.length > 0 && (
          <details className={question}>
            <summary className={summary}>
              <span className={box({ weight: 'medium' })}>{moreReviewsText(more.length)}</span>
              <ChevronDown aria-hidden className={chevron} />
            </summary>
            <ul className={grid({ gap: 'l' })}>{more.map(item)}</ul>
          </details>
        )}
        {reviews.shown > reviews.newest.length && <p className={quiet}>{reviewMessages.newest}</p>}
      </div>
    </section>
  );
}

function Counts({ reviews: { counts, count } }: { reviews: StoreReviews }) {
  return (
    <ul
      aria-label={reviewMessages.counts}
      className={`${grid({ gap: 'xs', digits: true })} ${css.counts}`}
    >
      {ratings.toReversed().map((rating) => {
        const given = counts[rating - 1] ?? 0;
        return (
          <li key={rating} className={css.count}>
            <span>{rating === 1 ? '1 star' : `${rating} stars`}</span>
            <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className={css.bar}>
              <rect width={(given / count) * 100} height="1" />
            </svg>
            <span className={box({ textAlign: 'end' })}>{given}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface ReviewProps {
  review: PublicReview;
  store: string;
  report: ReactNode;
}

function Review({ review, store, report }: ReviewProps) {
  const { author, rating, text, createdAt, isEdited, isCounted, reply } = review;
  return (
    <li className={`${grid({ gap: 's', shrinks: true })} ${css.review}`}>
      <div className={row({ gap: 'l', align: 'baseline', justify: 'between' })}>
        <p className={row({ columnGap: 'm', align: 'baseline', wraps: true, shrinks: true })}>
          <span dir="auto" className={box({ weight: 'medium', breaks: true })}>
            {author ?? reviewMessages.nameless}
          </span>
          <span role="img" aria-label={starsText(rating)} className={css.stars}>
            {'★'.repeat(rating).padEnd(ratings.length, '☆')}
          </span>
          <span className={quiet}>
            {reviewDayText(createdAt)}
            {isEdited && ` · ${reviewMessages.edited}`}
            {!isCounted && ` · ${reviewMessages.notCounted}`}
          </span>
        </p>
        {report && <div className={css.report}>{report}</div>}
      </div>
      {text !== '' && (
        <p dir="auto" className={`${box({ whiteSpace: 'pre-line', breaks: true })} ${css.text}`}>
          {text}
        </p>
      )}
      {reply && (
        <div className={css.reply}>
          <p className={row({ columnGap: 'm', align: 'baseline', wraps: true, shrinks: true })}>
            <span dir="auto" className={box({ weight: 'medium', breaks: true })}>
              {store}
            </span>
            <span className={quiet}>{reviewDayText(reply.at)}</span>
          </p>
          <p dir="auto" className={`${box({ whiteSpace: 'pre-line', breaks: true })} ${css.text}`}>
            {reply.text}
          </p>
        </div>
      )}
    </li>
  );
}
