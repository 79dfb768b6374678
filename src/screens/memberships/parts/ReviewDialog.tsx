import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#components/Dialog/Dialog';
import { Notice } from '#components/Notice/Notice';
import { StarRating } from '#components/StarRating/StarRating';
import { TextArea } from '#components/TextArea/TextArea';
import { reviewDialogTitle, reviewEditMessages, tooLongText } from '#content/messages/reviews';
import { ratings } from '#domain/marketplace/review';
import {
  formOfReview,
  isSameReview,
  reviewExcess,
  reviewProblems,
} from '#domain/marketplace/review-form';
import { MyMembershipsContext } from '#machines/my-memberships/my-memberships.machine';
import { ReviewEditContext } from '#machines/review-edit/review-edit.machine';
import { isReviewEditable, reviewError } from '#machines/review-edit/view';
import { DraftNotStored } from '../../_shell/draft-stored';
import * as css from './ReviewDialog.css';
import { ReviewFailed } from './ReviewFailed';

/** The form of the viewer's review of a store. The input is kept after the dialog closes. */
export function ReviewDialog() {
  const review = ReviewEditContext.useActorRef();
  const formId = useId();
  const isOpen = ReviewEditContext.useSelector((state) => state.hasTag('open'));
  const store = ReviewEditContext.useSelector(({ context }) => context.store.name);
  const storeId = ReviewEditContext.useSelector(({ context }) => context.store.id);
  const isHidden = MyMembershipsContext.useSelector(({ context }) =>
    context.value?.some((one) => one.store.id === storeId && one.store.hiddenReview !== null),
  );
  const isAsking = ReviewEditContext.useSelector((state) => state.matches('asking'));
  const isDeleting = ReviewEditContext.useSelector((state) => state.matches('deleting'));
  return (
    <Dialog
      title={reviewDialogTitle(store)}
      isOpen={isOpen}
      // The user may press outside the dialog by mistake, so such a press must not close it.
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) review.send({ type: 'close' });
      }}
      footer={<Footer formId={formId} />}
    >
      <Fields formId={formId} />
      <ConfirmDialog
        title={reviewEditMessages.deleteTitle}
        description={isHidden ? reviewEditMessages.deleteHiddenHelp : reviewEditMessages.deleteHelp}
        isOpen={isAsking || isDeleting}
        confirmLabel="Delete"
        isDanger
        isPending={isDeleting}
        pendingLabel="Deleting..."
        onConfirm={() => review.send({ type: 'confirm' })}
        onCancel={() => review.send({ type: 'cancel' })}
      />
    </Dialog>
  );
}

function Fields({ formId }: { formId: string }) {
  const review = ReviewEditContext.useActorRef();
  const element = useRef<HTMLFormElement>(null);
  const form = ReviewEditContext.useSelector(({ context }) => context.form);
  const isChecked = ReviewEditContext.useSelector(({ context }) => context.isChecked);
  const isRestored = ReviewEditContext.useSelector(({ context }) => context.isRestored);
  const isReadOnly = !ReviewEditContext.useSelector(isReviewEditable);
  const excess = reviewExcess(form.text);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    review.send({ type: 'save' });
    const { rating, text } = reviewProblems(review.getSnapshot().context.form);
    const wrong = rating ? 'input' : text === undefined ? null : 'textarea';
    if (wrong) element.current?.querySelector<HTMLElement>(wrong)?.focus();
  };
  return (
    <form ref={element} id={formId} noValidate className={css.form} onSubmit={submit}>
      <ReviewFailed />
      <DraftNotStored />
      {isRestored && <Notice text={reviewEditMessages.restored} />}
      <StarRating
        label="Rating"
        description={reviewEditMessages.ratingHelp}
        errorMessage={
          isChecked && form.rating === null ? reviewEditMessages.ratingMissing : undefined
        }
        value={form.rating}
        isReadOnly={isReadOnly}
        onChange={(value) => {
          const rating = ratings.find((each) => each === value);
          if (rating) review.send({ type: 'change', fields: { rating } });
        }}
      />
      <TextArea
        label="Review"
        description={reviewEditMessages.textHelp}
        errorMessage={excess === undefined ? undefined : tooLongText(excess)}
        rows={5}
        value={form.text}
        isReadOnly={isReadOnly}
        onChange={(text) => review.send({ type: 'change', fields: { text } })}
      />
    </form>
  );
}

function Footer({ formId }: { formId: string }) {
  const review = ReviewEditContext.useActorRef();
  const [isAsking, setAsking] = useState(false);
  const isStored = ReviewEditContext.useSelector(({ context }) => context.base !== null);
  const isSaving = ReviewEditContext.useSelector((state) => state.matches('saving'));
  const isEditable = ReviewEditContext.useSelector(isReviewEditable);
  const isClash = ReviewEditContext.useSelector((state) => reviewError(state) === 'clash');
  const isChanged = ReviewEditContext.useSelector(
    ({ context: { base, form } }) => !isSameReview(formOfReview(base), form),
  );
  return (
    <>
      {isStored && (
        <span className={css.start}>
          <Button
            tone="quiet"
            isDisabled={!isEditable || isClash}
            onPress={() => review.send({ type: 'delete' })}
          >
            Delete review
          </Button>
        </span>
      )}
      {isChanged && (
        <Button tone="quiet" isDisabled={!isEditable} onPress={() => setAsking(true)}>
          Discard
        </Button>
      )}
      <Button tone="plain" isDisabled={isSaving} onPress={() => review.send({ type: 'close' })}>
        Not now
      </Button>
      <Button
        type="submit"
        form={formId}
        isDisabled={isClash}
        isPending={isSaving}
        pendingLabel="Saving..."
      >
        Save review
      </Button>
      <ConfirmDialog
        title={reviewEditMessages.discardTitle}
        description={reviewEditMessages.discardHelp}
        isOpen={isAsking}
        confirmLabel="Discard"
        isDanger
        onConfirm={() => {
          setAsking(false);
          review.send({ type: 'discard' });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
