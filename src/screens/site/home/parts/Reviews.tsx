import { BookOpen } from 'lucide-react';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { reviews, reviewsSummary } from '#content/reviews';
import { paths } from '#domain/paths';
import { row } from '#theme/layout.css';
import { island } from '../../../shell/islands/island';
import { PricingLink } from '../../pricing/PricingLink';
import { ReviewCard } from './ReviewCard';
import { Stars } from './Stars';
import { VerifiedTip } from './VerifiedTip';
import * as css from './Reviews.css';

const Tip = island('verified-tip', VerifiedTip);
const Pricing = island('pricing-link', PricingLink);

/** The rating, six reviews and a call to action (product.md §3.4). */
export function Reviews() {
  return (
    <section aria-labelledby="reviews-heading" className={css.section}>
      <div className={css.head}>
        <h2 id="reviews-heading" className={css.title}>
          Owners who got their evenings back
        </h2>
        <div className={row({ gap: 's' })}>
          <Stars rating={5} />
          <span className={css.score}>{reviewsSummary.rating}</span>
          <span className={css.count}>{reviewsSummary.count}</span>
          <Tip label="Who verified the reviews" />
        </div>
      </div>
      <ul className={css.cards}>
        {reviews.map((review) => (
          <li key={review.id} className={css.slot}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <p className={css.shown}>{reviewsSummary.shown}</p>
      <div className={css.closing}>
        <p className={css.promise}>Your community is open all night. You don't have to be.</p>
        <div className={css.acts}>
          <Pricing>Get Started Now</Pricing>
          <LinkButton href={paths.docs.href()} tone="plain" icon={<BookOpen />}>
            Read the Documentation
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
