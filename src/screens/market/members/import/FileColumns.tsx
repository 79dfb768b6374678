import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Select } from '#components/Select/Select';
import {
  codePageNames,
  codePageText,
  columnNames,
  everyUserText,
  memberMessages,
  missingColumnsText,
  namelessColumnText,
} from '#content/messages/market/store-members';
import { type FileColumn, fileColumns } from '#domain/marketplace/member-columns';
import { type MemberFile, missingColumns } from '#domain/marketplace/member-file';
import { codePages } from '#domain/text-encoding';
import {
  MemberImportContext,
  isImportBusy,
} from '#machines/market/member-import/member-import.machine';
import { StoreMembersContext } from '#machines/market/store-members/store-members.machine';
import { box } from '#theme/box';
import * as css from './ImportDialog.css';

/** How a file is read: which of its columns has which data, and its encoding if it does not say it. */
export function FileColumns() {
  const actor = MemberImportContext.useActorRef();
  const file = MemberImportContext.useSelector(({ context }) => context.file);
  const isBusy = MemberImportContext.useSelector(isImportBusy);
  if (!file) return null;
  const missing = missingColumnsText(missingColumns(file));
  return (
    <>
      {file.codePage && (
        <Select
          label={memberMessages.codePageLabel}
          description={codePageText(file.codePage)}
          options={codePages.map((id) => ({ id, label: codePageNames[id] }))}
          value={file.codePage}
          isDisabled={isBusy}
          onChange={(codePage) => actor.send({ type: 'decode', codePage })}
        />
      )}
      {missing && (
        <AlertPanel key={missing.title} tone="warning" title={missing.title} level={3}>
          {missing.help}
        </AlertPanel>
      )}
      <details open={missing !== null}>
        <summary>{memberMessages.columnsTitle}</summary>
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {memberMessages.columnsHelp}
        </p>
        <div className={css.choices}>
          {fileColumns.map((column) => (
            <ColumnChoice key={column} column={column} file={file} isDisabled={isBusy} />
          ))}
        </div>
      </details>
    </>
  );
}

const NONE = 'none';
const EVERYONE = 'all:';

interface ColumnChoiceProps {
  column: FileColumn;
  file: MemberFile;
  isDisabled: boolean;
}

function ColumnChoice({ column, file, isDisabled }: ColumnChoiceProps) {
  const actor = MemberImportContext.useActorRef();
  const memberships = StoreMembersContext.useSelector(({ context }) => context.value?.memberships);
  const { headers, columns, membershipId } = file;
  const sold = column === 'membership' ? (memberships ?? []) : [];
  const options = [
    { id: NONE, label: memberMessages.notInFile },
    ...headers.map((header, index) => ({
      id: String(index),
      label: header === '' ? namelessColumnText(index + 1) : header,
    })),
    ...sold.map(({ id, name }) => ({ id: EVERYONE + id, label: everyUserText(name) })),
  ];
  const isForAll = column === 'membership' && membershipId !== null;
  return (
    <Select
      label={columnNames[column]}
      options={options}
      isDisabled={isDisabled}
      value={isForAll ? EVERYONE + membershipId : String(columns[column] ?? NONE)}
      onChange={(chosen) => {
        const chosenMembership = chosen.startsWith(EVERYONE) ? chosen.slice(EVERYONE.length) : null;
        const index = chosen === NONE || chosenMembership !== null ? null : Number(chosen);
        actor.send({
          type: 'map',
          mapping: {
            columns: { ...columns, [column]: index },
            membershipId: column === 'membership' ? chosenMembership : membershipId,
          },
        });
      }}
    />
  );
}
