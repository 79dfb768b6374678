import { BookOpen, Star } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { type Review, reviews, reviewsSummary } from '#content/reviews';
import { paths } from '#domain/paths';
import { box, grid, row } from '#theme/box';
import { island } from '../../../shell/islands/island';
import { PricingLink } from '../../pricing/PricingLink';
import { ReportButton } from '../report/ReportButton';
import { largeControls } from '../Home.css';
import * as css from './Reviews.css';
import { VerifiedTip } from './VerifiedTip';

const Report = island('report-button', ReportButton);

const Tip = island('verified-tip', VerifiedTip);
const Pricing = island('pricing-link', PricingLink);

/** The rating, six reviews and a call to action (product.md §3.4). */
export function Reviews() {
  return (
    <section aria-labelledby="reviews-heading" className={css.section}>
      <div className={grid({ gap: 'm', justifyItems: 'center', textAlign: 'center' })}>
        <h2
          id="reviews-heading"
          className={box({ size: 'headline', weight: 'strong', letterSpacing: '-0.03em' })}
        >
          Owners who got their evenings back
        </h2>
        <div className={row({ gap: 's' })}>
          <Stars rating={5} />
          <span className={box({ weight: 'strong', digits: true })}>{reviewsSummary.rating}</span>
          <span className={box({ color: 'textMuted' })}>{reviewsSummary.count}</span>
          <Tip label="Who verified the reviews" />
        </div>
      </div>
      <ul className={css.cards}>
        {reviews.map((review) => (
          <li key={review.id} className={grid()}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <p className={box({ size: 's', color: 'textMuted', textAlign: 'center' })}>
        {reviewsSummary.shown}
      </p>
      <div className={css.closing}>
        <p
          className={`${box({ size: 'headline', weight: 'strong', letterSpacing: '-0.03em', textWrap: 'balance' })} ${css.promise}`}
        >
          Try the demo server, or start with a plan.
        </p>
        <div
          className={`${row({ gap: 'm', align: 'stretch', justify: 'center', wraps: true })} ${largeControls}`}
        >
          <Pricing>Get Started Now</Pricing>
          <LinkButton href={paths.docs.href()} tone="plain" icon={<BookOpen />}>
            Read the Documentation
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

interface ReviewCardProps {
  review: Review;
}

function ReviewCard({ review }: ReviewCardProps) {
  const { id, name, trade, rating, content, dateText } = review;
  const nameId = `review-${id}`;
  return (
    <article aria-labelledby={nameId} className={css.card}>
      <div className={row({ gap: 'm', justify: 'between' })}>
        <Stars rating={rating} />
        <span className={css.report}>
          <Report reviewId={id} describedBy={nameId} />
        </span>
      </div>
      <blockquote className={css.content}>{content}</blockquote>
      <div className={css.foot}>
        <Avatar name={name} size={40} />
        <div className={box({ shrinks: true })}>
          <p className={row({ gap: 'm', align: 'baseline', justify: 'between', wraps: true })}>
            <span id={nameId} className={box({ weight: 'strong' })}>
              {name}
            </span>
            <span className={box({ size: 's', color: 'textMuted' })}>{dateText}</span>
          </p>
          <p className={box({ size: 's', color: 'textMuted' })}>{trade}</p>
        </div>
      </div>
    </article>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className={css.stars}>
      {[1, 2, 3, 4, 5].map((each) => (
        <Star key={each} aria-hidden className={css.star} data-full={each <= rating || undefined} />
      ))}
    </span>
  );
}
