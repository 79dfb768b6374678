import { type SubmitEvent, useId, useRef } from 'react';
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
import { kindOf, reasonProblem, type ReportedTarget } from '#domain/admin/moderation';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { StoreReportsContext } from '#machines/admin/store-reports/store-reports.machine';
import { decisionError, isDeciding, isDecisionOpen } from '#machines/admin/store-reports/view';
import { ReviewText } from './ReviewText';
import * as css from './StoreReports.css';

/**
 * Asks the admin for the reason for a decision. The dialog stays open and keeps the typed text until the decision is
 * stored.
 */
export function DecisionDialog() {
  const reports = StoreReportsContext.useActorRef();
  const formId = useId();
  const isOpen = StoreReportsContext.useSelector(isDecisionOpen);
  const isPending = StoreReportsContext.useSelector(isDeciding);
  const asked = StoreReportsContext.useSelector(({ context }) => context.asked);
  const action = asked?.action ?? 'hide';
  const texts = decisionTexts[asked ? kindOf(asked.target) : 'store'][action];
  return (
    <Dialog
      title={texts.title}
      description={texts.help}
      isOpen={isOpen}
      // The user may press outside the dialog by mistake, so such a press must not close it.
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) reports.send({ type: 'cancel' });
      }}
      footer={
        <>
          <Button
            tone="plain"
            isDisabled={isPending}
            onPress={() => reports.send({ type: 'cancel' })}
          >
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
      <Reason formId={formId} isPending={isPending} target={asked?.target ?? null} />
    </Dialog>
  );
}

interface ReasonProps {
  formId: string;
  isPending: boolean;
  target: ReportedTarget | null;
}

function Reason({ formId, isPending, target }: ReasonProps) {
  const reports = StoreReportsContext.useActorRef();
  const input = useRef<HTMLTextAreaElement>(null);
  const { reason, isChecked } = StoreReportsContext.useSelector(({ context }) => context);
  const problem = reasonProblem(reason);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (problem !== null) input.current?.focus();
    reports.send({ type: 'confirm' });
  };
  return (
    <form id={formId} noValidate className={css.form} onSubmit={submit}>
      {target && (
        <p dir="auto" className={css.name}>
          {targetTitle(target.name, target.review?.authorName ?? null)}
        </p>
      )}
      {target?.review && <ReviewText words={target.review} />}
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
        onChange={(typed) => reports.send({ type: 'change', reason: typed })}
      />
    </form>
  );
}

function Refused() {
  const signIn = SignInDialogContext.useActorRef();
  const error = StoreReportsContext.useSelector(decisionError);
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
