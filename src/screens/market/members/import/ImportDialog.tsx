import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { FileField } from '#components/FileField/FileField';
import {
  importLabel,
  memberMessages,
  fileProblemText,
} from '#content/messages/market/store-members';
import { fileColumns, type FileColumn } from '#domain/marketplace/member-columns';
import { changeCount, countsOf } from '#domain/marketplace/member-file';
import {
  MemberImportContext,
  hasResults,
  importError,
  importStep,
  isImportBusy,
  isImporting,
  isImportOpen,
  type ImportStep,
} from '#machines/market/member-import/member-import.machine';
import { box, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './ImportDialog.css';
import { ImportResults } from './ImportResults';

const columnHelp = {
  membership: `${memberMessages.membershipColumn} (${memberMessages.requiredColumn})`,
  discord_id: `${memberMessages.discordIdColumn} (${memberMessages.requiredColumn})`,
  name: memberMessages.nameColumn,
  status: memberMessages.statusColumn,
  since: memberMessages.datesColumn,
  until: memberMessages.datesColumn,
} as const satisfies Record<FileColumn, string>;

export function ImportDialog() {
  const actor = MemberImportContext.useActorRef();
  const isOpen = MemberImportContext.useSelector(isImportOpen);
  const step = MemberImportContext.useSelector(importStep);
  return (
    <Dialog
      size="wide"
      title={memberMessages.importTitle}
      isOpen={isOpen}
      // The user may press outside the dialog by mistake, so such a press must not close it.
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) actor.send({ type: 'close' });
      }}
      footer={<Footer step={step} />}
    >
      <div className={stack({ gap: 'l' })}>
        {step === 'choosing' ? <ChooseFile /> : <ImportResults />}
      </div>
    </Dialog>
  );
}

function Footer({ step }: { step: ImportStep }) {
  const actor = MemberImportContext.useActorRef();
  const isBusy = MemberImportContext.useSelector(isImportBusy);
  const isSending = MemberImportContext.useSelector(isImporting);
  const isKnown = MemberImportContext.useSelector(hasResults);
  const isFailed = MemberImportContext.useSelector((state) => importError(state) !== null);
  const mustCheck = MemberImportContext.useSelector((state) => {
    const error = importError(state);
    return error !== null && (error.of === 'preview' || error.kind === 'unanswered');
  });
  const results = MemberImportContext.useSelector(({ context }) => context.results);
  const counts = countsOf(results);
  if (step === 'imported') {
    return (
      <>
        <Button tone="plain" onPress={() => actor.send({ type: 'back' })}>
          Import another file
        </Button>
        <Button onPress={() => actor.send({ type: 'close' })}>Done</Button>
      </>
    );
  }
  return (
    <>
      <Button tone="plain" isDisabled={isSending} onPress={() => actor.send({ type: 'close' })}>
        Cancel
      </Button>
      {step === 'previewed' && (
        <Button tone="plain" isDisabled={isBusy} onPress={() => actor.send({ type: 'back' })}>
          Choose another file
        </Button>
      )}
      {mustCheck && <Button onPress={() => actor.send({ type: 'check' })}>Check again</Button>}
      {step === 'previewed' && !mustCheck && (isKnown || isSending) && (
        <Button
          isDisabled={!isSending && (changeCount(counts) === 0 || (isBusy && !isFailed))}
          isPending={isSending}
          pendingLabel="Importing..."
          onPress={() => actor.send({ type: 'import' })}
        >
          {importLabel(counts)}
        </Button>
      )}
    </>
  );
}

function ChooseFile() {
  const actor = MemberImportContext.useActorRef();
  const problem = MemberImportContext.useSelector(({ context }) => context.problem);
  const isReading = MemberImportContext.useSelector(isImportBusy);
  return (
    <>
      <p>{memberMessages.importHelp}</p>
      <dl className={css.columns}>
        {fileColumns.map((column) => (
          <Column key={column} name={column} />
        ))}
      </dl>
      <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
        {memberMessages.otherFiles}
      </p>
      <FileField
        label="CSV file"
        chooseLabel={memberMessages.choosing}
        dropHelp={memberMessages.dropHelp}
        types={['text/csv', '.csv']}
        errorMessage={problem ? fileProblemText(problem) : undefined}
        isPending={isReading}
        onChoose={(file) => actor.send({ type: 'choose', file })}
      />
      <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
        {memberMessages.importLimits}
      </p>
      <p role="status" className={visuallyHidden}>
        {isReading ? memberMessages.reading : ''}
      </p>
    </>
  );
}

function Column({ name }: { name: FileColumn }) {
  return (
    <>
      <dt className={box({ font: 'mono' })}>{name}</dt>
      <dd>{columnHelp[name]}</dd>
    </>
  );
}
