import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { links } from '#content/links';
import { reviewEditMessages } from '#content/messages/market/reviews';
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

export function prepareReviewDialog() {
  void load().catch(() => null);
}

/** Whether the viewer can write, change or delete a review of the store. */
export function mayEditReview({ review, mayReview }: MyMembership['store']): boolean {
  return mayReview || review !== null;
}

/** The viewer's review of the store that sells a membership. */
export function OwnReview({ store }: Pick<MyMembership, 'store'>) {
  const { review, hiddenReview } = store;
  if (review === null && hiddenReview === null) return null;
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
