import { TextArea } from '#components/TextArea/TextArea';
import { replyErrorText, reviewEditMessages, tooLongText } from '#content/messages/market/reviews';
import { replyProblem, type ReplyError } from '#domain/marketplace/review-form';
import { ReviewReplyContext } from '#machines/market/review-reply/review-reply.machine';
import { stack } from '#theme/box';
import { DraftDialog, DraftNotices } from '../../shell/DraftDialog';
import { DraftFields } from '../../shell/DraftFields';
import { ReviewWords } from './SellerReviewItem';

/** The form of the seller's reply to a review. The input is kept after the dialog closes. */
export function ReplyDialog() {
  return (
    <DraftDialog
      form={ReviewReplyContext}
      title={reviewEditMessages.replyTitle}
      save="Save reply"
      discard={{
        label: 'Discard',
        title: reviewEditMessages.discardTitle,
        help: reviewEditMessages.discardHelp,
      }}
      remove={{
        label: 'Delete reply',
        title: reviewEditMessages.deleteReplyTitle,
        help: reviewEditMessages.deleteReplyHelp,
      }}
    >
      {(formId) => (
        <>
          <DraftNotices
            form={ReviewReplyContext}
            errorText={errorText}
            restored={reviewEditMessages.restored}
          />
          <Fields formId={formId} />
        </>
      )}
    </DraftDialog>
  );
}

function errorText(kind: ReplyError['kind']) {
  const text = replyErrorText(kind);
  return kind === 'clash' ? { ...text, tone: 'warning' as const } : text;
}

function Fields({ formId }: { formId: string }) {
  const reply = ReviewReplyContext.useActorRef();
  const review = ReviewReplyContext.useSelector(({ context }) => context.base);
  const text = ReviewReplyContext.useSelector(({ context }) => context.form.text);
  const isChecked = ReviewReplyContext.useSelector(({ context }) => context.isChecked);
  const isReadOnly = !ReviewReplyContext.useSelector((state) => state.hasTag('editable'));
  return (
    <DraftFields
      form={ReviewReplyContext}
      formId={formId}
      problems={() => (replyProblem(text) === null ? {} : { text: true })}
      className={stack({ gap: 'l' })}
    >
      {review && <ReviewWords review={review} />}
      <TextArea
        data-field="text"
        label="Reply"
        description={reviewEditMessages.replyHelp}
        errorMessage={problemText(text, isChecked)}
        rows={4}
        value={text}
        isReadOnly={isReadOnly}
        onChange={(next) => reply.send({ type: 'change', fields: { text: next } })}
      />
    </DraftFields>
  );
}

function problemText(text: string, isChecked: boolean): string | undefined {
  const problem = replyProblem(text);
  if (problem === 'missing') return isChecked ? reviewEditMessages.replyMissing : undefined;
  return problem === null ? undefined : tooLongText(problem);
}
