import { StarRating } from '#components/StarRating/StarRating';
import { TextArea } from '#components/TextArea/TextArea';
import {
  reviewDialogTitle,
  reviewEditMessages,
  reviewErrorText,
  tooLongText,
} from '#content/messages/market/reviews';
import { starsText } from '#content/messages/market/store-page-reviews';
import { ratings } from '#domain/marketplace/review';
import { reviewExcess, reviewProblems } from '#domain/marketplace/review-form';
import { MyMembershipsContext } from '#machines/market/my-memberships/my-memberships.machine';
import { ReviewEditContext } from '#machines/market/review-edit/review-edit.machine';
import { grid, stack } from '#theme/box';
import { DraftDialog, DraftNotices } from '../../../shell/DraftDialog';
import { DraftFields } from '../../../shell/DraftFields';
import * as css from '../MyMemberships.css';

/** The form of the viewer's review of a store. The input is kept after the dialog closes. */
export function ReviewDialog() {
  const store = ReviewEditContext.useSelector(({ context }) => context.of);
  const isHidden = MyMembershipsContext.useSelector(({ context }) =>
    context.value?.some((one) => one.store.id === store?.id && one.store.hiddenReview !== null),
  );
  return (
    <DraftDialog
      form={ReviewEditContext}
      title={reviewDialogTitle(store?.name ?? '')}
      save="Save review"
      discard={{
        label: 'Discard',
        title: reviewEditMessages.discardTitle,
        help: reviewEditMessages.discardHelp,
      }}
      remove={{
        label: 'Delete review',
        title: reviewEditMessages.deleteTitle,
        help: isHidden ? reviewEditMessages.deleteHiddenHelp : reviewEditMessages.deleteHelp,
      }}
    >
      {(formId) => (
        <>
          <DraftNotices
            form={ReviewEditContext}
            errorText={reviewErrorText}
            clash={{ keep: 'Continue with mine', take: 'Use the saved one', theirs: <Stored /> }}
            restored={reviewEditMessages.restored}
          />
          <Fields formId={formId} />
        </>
      )}
    </DraftDialog>
  );
}

function Stored() {
  const theirs = ReviewEditContext.useSelector(({ context }) => context.theirs);
  if (theirs === null) return <p>{reviewEditMessages.storedDeleted}</p>;
  return (
    <div
      role="group"
      aria-label={reviewEditMessages.stored}
      className={`${grid({ gap: 'xs', whiteSpace: 'pre-line', breaks: true })} ${css.quote}`}
    >
      <p>{starsText(theirs.rating)}</p>
      {theirs.text !== '' && <p dir="auto">{theirs.text}</p>}
    </div>
  );
}

function Fields({ formId }: { formId: string }) {
  const review = ReviewEditContext.useActorRef();
  const form = ReviewEditContext.useSelector(({ context }) => context.form);
  const isChecked = ReviewEditContext.useSelector(({ context }) => context.isChecked);
  const isReadOnly = !ReviewEditContext.useSelector((state) => state.hasTag('editable'));
  const excess = reviewExcess(form.text);
  return (
    <DraftFields
      form={ReviewEditContext}
      formId={formId}
      problems={() => reviewProblems(form)}
      className={stack({ gap: 'l' })}
    >
      <div data-field="rating">
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
      </div>
      <TextArea
        data-field="text"
        label="Review"
        description={reviewEditMessages.textHelp}
        errorMessage={excess === undefined ? undefined : tooLongText(excess)}
        rows={5}
        value={form.text}
        isReadOnly={isReadOnly}
        onChange={(text) => review.send({ type: 'change', fields: { text } })}
      />
    </DraftFields>
  );
}
