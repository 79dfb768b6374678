import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { reviewEditMessages, reviewErrorText } from '#content/messages/reviews';
import { starsText } from '#content/messages/store-page-reviews';
import { ReviewEditContext } from '#machines/review-edit/review-edit.machine';
import { reviewError } from '#machines/review-edit/view';
import * as css from './ReviewDialog.css';

/** Explains why the review was not saved. After a conflict, lets the user choose between the two versions. */
export function ReviewFailed() {
  const review = ReviewEditContext.useActorRef();
  const error = ReviewEditContext.useSelector(reviewError);
  if (error === null) return null;
  const { title, help } = reviewErrorText(error);
  return (
    <AlertPanel
      key={error}
      tone={error === 'clash' ? 'warning' : 'danger'}
      title={title}
      level={3}
      isLive
      actions={
        error === 'clash' && (
          <>
            <Button size="compact" onPress={() => review.send({ type: 'keep mine' })}>
              Continue with mine
            </Button>
            <Button
              tone="plain"
              size="compact"
              onPress={() => review.send({ type: 'take theirs' })}
            >
              Use the saved one
            </Button>
          </>
        )
      }
    >
      <p>{help}</p>
      {error === 'clash' && <Stored />}
    </AlertPanel>
  );
}

function Stored() {
  const theirs = ReviewEditContext.useSelector(({ context }) => context.theirs);
  if (theirs === null) return <p>{reviewEditMessages.storedDeleted}</p>;
  return (
    <div role="group" aria-label={reviewEditMessages.stored} className={css.stored}>
      <p>{starsText(theirs.rating)}</p>
      {theirs.text !== '' && <p dir="auto">{theirs.text}</p>}
    </div>
  );
}
