import { FileField } from '#components/FileField/FileField';
import { fileProblemText, memberMessages } from '#content/messages/market/store-members';
import { fileColumns, type FileColumn } from '#domain/marketplace/member-columns';
import {
  MemberImportContext,
  isImportBusy,
} from '#machines/market/member-import/member-import.machine';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './ImportDialog.css';

const columnHelp = {
  membership: `${memberMessages.membershipColumn} (${memberMessages.requiredColumn})`,
  discord_id: `${memberMessages.discordIdColumn} (${memberMessages.requiredColumn})`,
  name: memberMessages.nameColumn,
  status: memberMessages.statusColumn,
  since: memberMessages.datesColumn,
  until: memberMessages.datesColumn,
} as const satisfies Record<FileColumn, string>;

/** Explains the required columns of a file, and lets the seller choose a file. */
export function ChooseFile() {
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
      <p className={css.help}>{memberMessages.otherFiles}</p>
      <FileField
        label="CSV file"
        chooseLabel={memberMessages.choosing}
        dropHelp={memberMessages.dropHelp}
        types={['text/csv', '.csv']}
        errorMessage={problem ? fileProblemText(problem) : undefined}
        isPending={isReading}
        onChoose={(file) => actor.send({ type: 'choose', file })}
      />
      <p className={css.help}>{memberMessages.importLimits}</p>
      <p role="status" className={visuallyHidden}>
        {isReading ? memberMessages.reading : ''}
      </p>
    </>
  );
}

function Column({ name }: { name: FileColumn }) {
  return (
    <>
      <dt className={css.column}>{name}</dt>
      <dd>{columnHelp[name]}</dd>
    </>
  );
}
