import { type SubmitEvent, useId, useRef, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { TextArea } from '#components/TextArea/TextArea';
import {
  decisionErrors,
  decisionTexts,
  moderationMessages,
  reasonProblems,
  targetTitle,
} from '#content/messages/admin/moderation';
import {
  kindOf,
  reasonProblem,
  type AskedDecision,
  type ReviewWords,
} from '#domain/admin/moderation';
import {
  decisionError,
  isDeciding,
  isDecisionOpen,
  ReportDecisionContext,
} from '#machines/admin/report-decision/report-decision.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { box, stack } from '#theme/box';
import { starsText } from '#content/messages/market/store-page-reviews';
import { ratings } from '#domain/marketplace/review';
import * as css from '../Admin.css';

/** The dialog stays open and keeps the typed reason until the decision is stored. */
export function DecisionDialog() {
  const decision = ReportDecisionContext.useActorRef();
  const formId = useId();
  const isOpen = ReportDecisionContext.useSelector(isDecisionOpen);
  const isPending = ReportDecisionContext.useSelector(isDeciding);
  const asked = ReportDecisionContext.useSelector(({ context }) => context.subject);
  const action = asked?.action ?? 'hide';
  const texts = decisionTexts[asked ? kindOf(asked.target) : 'store'][action];
  const close = () => {
    decision.send({ type: 'cancel' });
    decision.send({ type: 'dismiss' });
  };
  return (
    <Dialog
      title={texts.title}
      description={texts.help}
      isOpen={isOpen}
      // The user may press outside the dialog by mistake, so such a press must not close it.
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      footer={
        <>
          <Button tone="plain" isDisabled={isPending} onPress={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            tone={action === 'hide' ? 'danger' : 'accent'}
            isPending={isPending}
            pendingLabel={texts.pending}
          >
            {texts.button}
          </Button>
        </>
      }
    >
      {asked && <Reason formId={formId} isPending={isPending} asked={asked} />}
    </Dialog>
  );
}

interface ReasonProps {
  formId: string;
  isPending: boolean;
  asked: AskedDecision;
}

function Reason({ formId, isPending, asked }: ReasonProps) {
  const decision = ReportDecisionContext.useActorRef();
  const input = useRef<HTMLTextAreaElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const { target, reason } = asked;
  const problem = reasonProblem(reason);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (problem === null) decision.send({ type: 'run', subject: asked });
    else input.current?.focus();
  };
  return (
    <form id={formId} noValidate className={stack({ gap: 'l' })} onSubmit={submit}>
      <p dir="auto" className={box({ shrinks: true, weight: 'strong', breaks: true })}>
        {targetTitle(target.name, target.review?.authorName ?? null)}
      </p>
      {target.review && <ReviewText words={target.review} />}
      <Refused />
      <TextArea
        label={moderationMessages.reasonLabel}
        isRequired
        rows={4}
        inputRef={input}
        isReadOnly={isPending}
        value={reason}
        errorMessage={
          problem !== null && (isChecked || problem === 'tooLong')
            ? reasonProblems[problem]
            : undefined
        }
        // Another reason needs another id: the database stores only one decision with the same id.
        onChange={(typed) =>
          decision.send({
            type: 'ask',
            subject: { ...asked, id: crypto.randomUUID(), reason: typed },
          })
        }
      />
    </form>
  );
}

function Refused() {
  const signIn = SignInDialogContext.useActorRef();
  const error = ReportDecisionContext.useSelector(decisionError);
  if (error === null) return null;
  const { title, help } = decisionErrors[error];
  return (
    <AlertPanel
      isLive
      tone={error === 'signInRequired' ? 'warning' : 'danger'}
      level={3}
      title={title}
      actions={
        error === 'signInRequired' && (
          <Button onPress={() => signIn.send({ type: 'open' })}>Sign in again</Button>
        )
      }
    >
      <p>{help}</p>
    </AlertPanel>
  );
}

export function ReviewText({ words: { rating, text } }: { words: ReviewWords }) {
  return (
    <blockquote className={css.review}>
      <p>
        <span role="img" aria-label={starsText(rating)} className={css.stars}>
          {'★'.repeat(rating).padEnd(ratings.length, '☆')}
        </span>
      </p>
      {text === '' ? (
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {moderationMessages.noReviewText}
        </p>
      ) : (
        <p dir="auto" className={box({ whiteSpace: 'pre-wrap', breaks: true })}>
          {text}
        </p>
      )}
    </blockquote>
  );
}
