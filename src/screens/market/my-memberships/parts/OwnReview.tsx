import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { links } from '#content/links';
import { reviewButtonLabel, reviewEditMessages } from '#content/messages/market/reviews';
import { starsText } from '#content/messages/market/store-page-reviews';
import type { MyMembership } from '#domain/marketplace/my-membership';
import { type HiddenReview, ratings } from '#domain/marketplace/review';
import { isolated } from '#domain/names';
import { ReviewEditContext } from '#machines/market/review-edit/review-edit.machine';
import { box, grid, stack } from '#theme/box';
import { lazyComponent } from '../../../shell/lazy-component';
import { LazyDialog } from '#screens/shell/lazy-component';
import * as css from '../MyMemberships.css';

const load = () => import('./ReviewDialog');
const ReviewDialog = lazyComponent(async () => (await load()).ReviewDialog);

function prepareReviewDialog() {
  void load().catch(() => null);
}

/** The viewer's review of the store that sells a membership, and the button that opens the review form. */
export function OwnReview({ store }: Pick<MyMembership, 'store'>) {
  const edit = ReviewEditContext.useActorRef();
  const { review, hiddenReview, mayReview } = store;
  if (!mayReview && review === null && hiddenReview === null) return null;
  const action = review === null ? reviewEditMessages.write : reviewEditMessages.edit;
  return (
    <div className={`${stack({ gap: 'm', align: 'start', separator: 'above' })} ${css.review}`}>
      {review && (
        <div className={grid({ gap: 'xs', shrinks: true, whiteSpace: 'pre-line', breaks: true })}>
          <p>
            <span className={box({ color: 'textMuted' })}>Your review: </span>
            <span role="img" aria-label={starsText(review.rating)} className={css.stars}>
              {'★'.repeat(review.rating).padEnd(ratings.length, '☆')}
            </span>
          </p>
          {review.text !== '' && (
            <p dir="auto" className={css.reviewText}>
              {review.text}
            </p>
          )}
          {!review.isCounted && hiddenReview === null && (
            <p className={box({ color: 'textMuted' })}>{reviewEditMessages.ownNotCounted}</p>
          )}
          {review.reply && (
            <p dir="auto" className={css.reply}>
              <span className={box({ color: 'textMuted' })}>{`${isolated(store.name)}: `}</span>
              {review.reply.text}
            </p>
          )}
        </div>
      )}
      {hiddenReview && <Hidden review={hiddenReview} />}
      {(mayReview || review !== null) && (
        <Button
          tone="plain"
          aria-label={reviewButtonLabel(action, store.name)}
          onPointerEnter={prepareReviewDialog}
          onFocus={prepareReviewDialog}
          onPress={() => edit.send({ type: 'open', of: store, stored: review })}
        >
          {action}
        </Button>
      )}
    </div>
  );
}

function Hidden({ review: { reason, isDeleted } }: { review: HiddenReview }) {
  return (
    <AlertPanel
      tone="warning"
      level={3}
      title={isDeleted ? reviewEditMessages.hiddenDeletedTitle : reviewEditMessages.hiddenTitle}
      actions={
        <LinkButton tone="plain" href={links.communityInvite} target="_blank">
          Contact support
        </LinkButton>
      }
    >
      {reason !== null && (
        <>
          <p>{reviewEditMessages.hiddenReason}</p>
          <blockquote
            dir="auto"
            className={`${box({ whiteSpace: 'pre-wrap', breaks: true })} ${css.quote}`}
          >
            {reason}
          </blockquote>
        </>
      )}
      <p>{isDeleted ? reviewEditMessages.hiddenDeletedHelp : reviewEditMessages.hiddenHelp}</p>
    </AlertPanel>
  );
}

export function LazyReviewDialog() {
  const isOpen = ReviewEditContext.useSelector((state) => state.hasTag('open'));
  return (
    <LazyDialog isOpen={isOpen}>
      <ReviewDialog />
    </LazyDialog>
  );
}
