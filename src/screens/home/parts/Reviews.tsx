import { BookOpen } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { type Review, reviews, reviewsSummary } from '#content/reviews';
import { paths } from '#domain/paths';
import { PricingLink } from '../../_shell/pricing/PricingLink';
import { ReviewCard } from './ReviewCard';
import { Stars } from './Stars';
import { VerifiedTip } from './VerifiedTip';
import * as css from './Reviews.css';

const loadReport = () => import('../report/ReportDialog');
const ReportDialog = lazy(async () => ({ default: (await loadReport()).ReportDialog }));

export interface ReviewsProps {
  /** Gives what is below it a `CopyNoticeContext`, with the browser's clipboard behind it. Loaded with the dialog. */
  copying: ComponentType<{ children: ReactNode }>;
}

/** What customers write: the rating, six of the reviews, and the way to begin (spec §2 «Landing page»). */
export function Reviews({ copying: Copying }: ReviewsProps) {
  const [reported, setReported] = useState<Review | null>(null);
  const [isReporting, setReporting] = useState(false);
  const report = (review: Review) => {
    setReported(review);
    setReporting(true);
  };
  return (
    <section aria-labelledby="reviews-heading" className={css.section}>
      <div className={css.head}>
        <h2 id="reviews-heading" className={css.title}>
          Owners who got their evenings back
        </h2>
        <div className={css.rating}>
          <Stars rating={5} />
          <span className={css.score}>{reviewsSummary.rating}</span>
          <span className={css.count}>{reviewsSummary.count}</span>
          <VerifiedTip label="Who verified the reviews" />
        </div>
      </div>
      <ul className={css.cards}>
        {reviews.map((review) => (
          <li key={review.id} className={css.slot}>
            <ReviewCard
              review={review}
              onReport={() => report(review)}
              onApproach={() => void loadReport()}
            />
          </li>
        ))}
      </ul>
      <p className={css.shown}>{reviewsSummary.shown}</p>
      <div className={css.closing}>
        <p className={css.promise}>Your community is open all night. You need not be.</p>
        <div className={css.acts}>
          <PricingLink>Get Started Now</PricingLink>
          <LinkButton href={paths.docs.href()} tone="plain" icon={<BookOpen />}>
            Read the documentation
          </LinkButton>
        </div>
      </div>
      {reported !== null && (
        <Suspense fallback={null}>
          <Copying key={reported.id}>
            <ReportDialog review={reported} isOpen={isReporting} onOpenChange={setReporting} />
          </Copying>
        </Suspense>
      )}
    </section>
  );
}
