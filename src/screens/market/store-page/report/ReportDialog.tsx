import { type SubmitEvent, useId, useRef } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { TextArea } from '#components/TextArea/TextArea';
import {
  reportErrors,
  reportKindTexts,
  reportProblemText,
  reportTexts,
  storeReportMessages,
} from '#content/messages/market/store-report';
import { checkReport, type ReportError, reportKinds } from '#domain/marketplace/store-report';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { isSignedOut, SessionContext } from '#machines/session/session/session.machine';
import { StoreReportContext } from '#machines/market/store-report/store-report.machine';
import { box, stack } from '#theme/box';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';

export interface ReportDialogProps {
  /** The name of the store, or of the author of the review. */
  name: string;
  /** Whether the report was sent, and the user has not closed the dialog since. */
  isSent: boolean;
  onSeen: () => void;
}

/** Reports a store or a review. Reads the session and the machines `store-report` and `sign-in-dialog`. */
export function ReportDialog({ name, isSent, onSeen }: ReportDialogProps) {
  const report = StoreReportContext.useActorRef();
  const formId = useId();
  const isOpen = StoreReportContext.useSelector((state) => state.hasTag('open'));
  const isOpening = StoreReportContext.useSelector((state) => state.hasTag('opening'));
  const isSending = StoreReportContext.useSelector((state) => state.hasTag('saving'));
  // This user cannot report this store or review.
  const isBlocked = StoreReportContext.useSelector((state) => state.hasTag('blocked'));
  const error = StoreReportContext.useSelector(({ context }) => context.error);
  const targetKind = StoreReportContext.useSelector(({ context }) => context.input.target.kind);
  const texts = reportTexts[targetKind];
  const isDone = isSent || isBlocked;
  const close = () => {
    if (isSent) onSeen();
    report.send({ type: isBlocked ? 'discard' : 'close' });
    report.send({ type: 'confirm' });
  };
  return (
    <Dialog
      title={texts.title}
      description={texts.help}
      isOpen={isOpen || isSent}
      // The user may press outside the dialog by mistake, so such a press must not close it.
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      footer={
        <>
          <Button tone={isDone ? 'accent' : 'plain'} isDisabled={isSending} onPress={close}>
            {isDone ? 'Done' : 'Not now'}
          </Button>
          {!isDone && (
            <Button
              // If the session has ended, signing in is the main action.
              tone={error === 'signInRequired' ? 'plain' : 'accent'}
              type="submit"
              form={formId}
              isPending={isSending}
              pendingLabel={storeReportMessages.sending}
            >
              {storeReportMessages.send}
            </Button>
          )}
        </>
      }
    >
      <p dir="auto" className={box({ weight: 'medium', breaks: true })}>
        {name}
      </p>
      {isSent && (
        <div role="status">
          <AlertPanel tone="info" level={3} title={storeReportMessages.sent}>
            <p>{texts.sentHelp}</p>
          </AlertPanel>
        </div>
      )}
      {error !== null && <Refused kind={error} />}
      {!isDone && !isOpening && <Fields formId={formId} isSending={isSending} />}
    </Dialog>
  );
}

function Refused({ kind }: { kind: ReportError['kind'] }) {
  const signIn = SignInDialogContext.useActorRef();
  const targetKind = StoreReportContext.useSelector(({ context }) => context.input.target.kind);
  const { title, help } = reportErrors[targetKind][kind];
  return (
    <AlertPanel
      isLive
      tone={kind === 'rejected' || kind === 'unanswered' ? 'danger' : 'warning'}
      level={3}
      title={title}
      actions={
        kind === 'signInRequired' && (
          <>
            <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
            <Button tone="plain" onPress={() => signIn.send({ type: 'open' })}>
              Use email and password
            </Button>
          </>
        )
      }
    >
      <p>{help}</p>
    </AlertPanel>
  );
}

function Fields({ formId, isSending }: { formId: string; isSending: boolean }) {
  const report = StoreReportContext.useActorRef();
  const element = useRef<HTMLFormElement>(null);
  const form = StoreReportContext.useSelector(({ context }) => context.form);
  const isChecked = StoreReportContext.useSelector(({ context }) => context.isChecked);
  const isEditing = StoreReportContext.useSelector((state) => state.matches({ form: 'editing' }));
  const isVisitor = SessionContext.useSelector(isSignedOut);
  const { problems } = checkReport(form);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    report.send({ type: 'save' });
    const wrong = Object.keys(checkReport(report.getSnapshot().context.form).problems)[0];
    const field = element.current?.querySelector(`[data-field="${wrong}"]`);
    field?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <form ref={element} id={formId} noValidate className={stack({ gap: 'l' })} onSubmit={submit}>
      {isVisitor && isEditing && (
        <p className={box({ size: 's', color: 'textMuted' })}>{storeReportMessages.signedOut}</p>
      )}
      <div data-field="kind">
        <RadioGroup
          label={storeReportMessages.kindLabel}
          options={reportKinds.map((id) => {
            const { label, description } = reportKindTexts[id];
            return { id, label, ...(description !== null && { description }) };
          })}
          isRequired
          isReadOnly={isSending}
          value={form.kind}
          errorMessage={isChecked ? reportProblemText('kind', problems) : undefined}
          onChange={(kind) => report.send({ type: 'change', fields: { kind } })}
        />
      </div>
      <TextArea
        data-field="details"
        label={storeReportMessages.detailsLabel}
        description={storeReportMessages.detailsHelp}
        rows={4}
        isRequired={form.kind === 'other'}
        isReadOnly={isSending}
        value={form.details}
        errorMessage={
          isChecked || problems.details === 'tooLong'
            ? reportProblemText('details', problems)
            : undefined
        }
        onChange={(details) => report.send({ type: 'change', fields: { details } })}
      />
    </form>
  );
}
