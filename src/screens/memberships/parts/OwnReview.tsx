import { Button } from '#components/Button/Button';
import { reviewButtonLabel, reviewEditMessages } from '#content/messages/reviews';
import { starsText } from '#content/messages/store-page-reviews';
import type { MyMembership } from '#domain/marketplace/my-membership';
import { ratings } from '#domain/marketplace/review';
import { ReviewEditContext } from '#machines/review-edit/review-edit.context';
import { prepareReviewDialog } from './LazyReviewDialog';
import * as css from './OwnReview.css';

/** The viewer's review of the store of a membership, and the button that opens its form. */
export function OwnReview({ store }: Pick<MyMembership, 'store'>) {
  const edit = ReviewEditContext.useActorRef();
  const { review, mayReview } = store;
  if (!mayReview && review === null) return null;
  const action = review === null ? reviewEditMessages.write : reviewEditMessages.edit;
  return (
    <div className={css.review}>
      {review && (
        <div className={css.words}>
          <p>
            <span className={css.label}>Your review: </span>
            <span role="img" aria-label={starsText(review.rating)} className={css.stars}>
              {'★'.repeat(review.rating).padEnd(ratings.length, '☆')}
            </span>
          </p>
          {review.text !== '' && (
            <p dir="auto" className={css.text}>
              {review.text}
            </p>
          )}
          {review.reply && (
            <p dir="auto" className={css.reply}>
              <span className={css.label}>{`${store.name}: `}</span>
              {review.reply.text}
            </p>
          )}
        </div>
      )}
      <Button
        tone="plain"
        aria-label={reviewButtonLabel(action, store.name)}
        onPointerEnter={prepareReviewDialog}
        onFocus={prepareReviewDialog}
        onPress={() => edit.send({ type: 'open', store, review })}
      >
        {action}
      </Button>
    </div>
  );
}
