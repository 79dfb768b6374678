import type { Review } from '#content/reviews';
import { row } from '#theme/layout.css';
import { island } from '../../../shell/islands/island';
import { Portrait } from '../pictures/Portrait';
import { portraitLooks } from '../pictures/portrait-looks';
import { ReportButton } from '../report/ReportButton';
import { Stars } from './Stars';
import * as css from './ReviewCard.css';

const Report = island('report-button', ReportButton);

export interface ReviewCardProps {
  review: Review;
}

export function ReviewCard({ review }: ReviewCardProps) {
  const { id, name, trade, rating, content, dateText } = review;
  const look = portraitLooks[id];
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
        {look && <Portrait look={look} />}
        <div className={css.who}>
          <p className={row({ gap: 'm', align: 'baseline', justify: 'between', wraps: true })}>
            <span id={nameId} className={css.name}>
              {name}
            </span>
            <span className={css.date}>{dateText}</span>
          </p>
          <p className={css.trade}>{trade}</p>
        </div>
      </div>
    </article>
  );
}
