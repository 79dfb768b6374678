import { type SubmitEvent, useId, useRef, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#components/Dialog/Dialog';
import { Notice } from '#components/Notice/Notice';
import { TextArea } from '#components/TextArea/TextArea';
import { replyErrorText, reviewEditMessages, tooLongText } from '#content/messages/market/reviews';
import { reviewTextOf } from '#domain/marketplace/review-form';
import { ReviewReplyContext } from '#machines/market/review-reply/review-reply.machine';
import { replyProblem } from '#machines/market/review-reply/review-reply.setup';
import { isReplyEditable, replyError } from '#machines/market/review-reply/view';
import * as css from './Reviews.css';
import { ReviewWords } from './SellerReviewItem';

/** The form of the seller's reply to a review. The input is kept after the dialog closes. */
export function ReplyDialog() {
  const reply = ReviewReplyContext.useActorRef();
  const formId = useId();
  const isOpen = ReviewReplyContext.useSelector((state) => state.hasTag('open'));
  const isAsking = ReviewReplyContext.useSelector((state) => state.matches('asking'));
  const isDeleting = ReviewReplyContext.useSelector((state) => state.matches('deleting'));
  return (
    <Dialog
      title={reviewEditMessages.replyTitle}
      isOpen={isOpen}
      // The user may press outside the dialog by mistake, so such a press must not close it.
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) reply.send({ type: 'close' });
      }}
      footer={<Footer formId={formId} />}
    >
      <Fields formId={formId} />
      <ConfirmDialog
        title={reviewEditMessages.deleteReplyTitle}
        description={reviewEditMessages.deleteReplyHelp}
        isOpen={isAsking || isDeleting}
        confirmLabel="Delete"
        isDanger
        isPending={isDeleting}
        pendingLabel="Deleting..."
        onConfirm={() => reply.send({ type: 'confirm' })}
        onCancel={() => reply.send({ type: 'cancel' })}
      />
    </Dialog>
  );
}

function Fields({ formId }: { formId: string }) {
  const reply = ReviewReplyContext.useActorRef();
  const element = useRef<HTMLFormElement>(null);
  const review = ReviewReplyContext.useSelector(({ context }) => context.review);
  const text = ReviewReplyContext.useSelector(({ context }) => context.text);
  const isChecked = ReviewReplyContext.useSelector(({ context }) => context.isChecked);
  const isRestored = ReviewReplyContext.useSelector(({ context }) => context.isRestored);
  const isReadOnly = !ReviewReplyContext.useSelector(isReplyEditable);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    reply.send({ type: 'save' });
    if (reply.getSnapshot().matches('editing')) {
      element.current?.querySelector('textarea')?.focus();
    }
  };
  return (
    <form ref={element} id={formId} noValidate className={css.form} onSubmit={submit}>
      <ReplyFailed />
      {isRestored && <Notice text={reviewEditMessages.restored} />}
      {review && <ReviewWords review={review} />}
      <TextArea
        label="Reply"
        description={reviewEditMessages.replyHelp}
        errorMessage={problemText(text, isChecked)}
        rows={4}
        value={text}
        isReadOnly={isReadOnly}
        onChange={(next) => reply.send({ type: 'change', text: next })}
      />
    </form>
  );
}

function problemText(text: string, isChecked: boolean): string | undefined {
  const problem = replyProblem(text);
  if (problem === 'missing') return isChecked ? reviewEditMessages.replyMissing : undefined;
  return problem === null ? undefined : tooLongText(problem);
}

function ReplyFailed() {
  const error = ReviewReplyContext.useSelector(replyError);
  if (error === null) return null;
  const { title, help } = replyErrorText(error);
  return (
    <AlertPanel
      key={error}
      tone={error === 'clash' ? 'warning' : 'danger'}
      title={title}
      level={3}
      isLive
    >
      {help}
    </AlertPanel>
  );
}

function Footer({ formId }: { formId: string }) {
  const reply = ReviewReplyContext.useActorRef();
  const [isAsking, setAsking] = useState(false);
  const stored = ReviewReplyContext.useSelector(
    ({ context }) => context.review?.reply?.text ?? null,
  );
  const isChanged = ReviewReplyContext.useSelector(
    ({ context }) => reviewTextOf(context.text) !== (stored ?? ''),
  );
  const isSaving = ReviewReplyContext.useSelector((state) => state.matches('saving'));
  const isEditable = ReviewReplyContext.useSelector(isReplyEditable);
  const isGone = ReviewReplyContext.useSelector((state) => replyError(state) === 'unknownReview');
  return (
    <>
      {stored !== null && (
        <span className={css.start}>
          <Button
            tone="quiet"
            isDisabled={!isEditable || isGone}
            onPress={() => reply.send({ type: 'delete' })}
          >
            Delete reply
          </Button>
        </span>
      )}
      {isChanged && (
        <Button tone="quiet" isDisabled={!isEditable} onPress={() => setAsking(true)}>
          Discard
        </Button>
      )}
      <Button tone="plain" isDisabled={isSaving} onPress={() => reply.send({ type: 'close' })}>
        Not now
      </Button>
      <Button
        type="submit"
        form={formId}
        isDisabled={isGone}
        isPending={isSaving}
        pendingLabel="Saving..."
      >
        Save reply
      </Button>
      <ConfirmDialog
        title={reviewEditMessages.discardTitle}
        description={reviewEditMessages.discardHelp}
        isOpen={isAsking}
        confirmLabel="Discard"
        isDanger
        onConfirm={() => {
          setAsking(false);
          reply.send({ type: 'discard' });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
