import { Flag } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import type { Review } from '#content/reviews';
import { Stars } from './Stars';
import * as css from './ReviewCard.css';

export interface ReviewCardProps {
  review: Review;
  onReport: () => void;
  onApproach: () => void;
}

/** One review: who, what they run, when, and a way to say that something is wrong with it. */
export function ReviewCard({ review, onReport, onApproach }: ReviewCardProps) {
  const { name, avatar, trade, rating, content, dateText } = review;
  const nameId = useId();
  return (
    <article aria-labelledby={nameId} className={css.card}>
      <div className={css.top}>
        <Stars rating={rating} />
        <span className={css.report}>
          <Button
            tone="quiet"
            size="compact"
            icon={<Flag />}
            aria-describedby={nameId}
            onPointerEnter={onApproach}
            onFocus={onApproach}
            onPress={onReport}
          >
            Report
          </Button>
        </span>
      </div>
      <blockquote className={css.content}>{content}</blockquote>
      <div className={css.foot}>
        <Avatar name={name} seed={avatar} size={40} />
        <div className={css.who}>
          <p className={css.line}>
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
