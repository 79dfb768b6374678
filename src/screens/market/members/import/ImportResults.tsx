import { useId, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Badge } from '#components/Badge/Badge';
import { Notice } from '#components/Notice/Notice';
import {
  ignoredColumnsText,
  importDoneText,
  importErrorText,
  memberMessages,
  previewText,
  refusalText,
  rowActionNames,
  rowDoneNames,
} from '#content/messages/market/store-members';
import { pageOf } from '#domain/marketplace/listing';
import {
  changeCount,
  countsOf,
  type FileRow,
  ignoredHeaders,
  type RowAction,
  type RowResult,
} from '#domain/marketplace/member-file';
import {
  MemberImportContext,
  importError,
  importStep,
  isImportBusy,
  isImporting,
} from '#machines/market/member-import/member-import.machine';
import { StoreMembersContext } from '#machines/market/store-members/store-members.machine';
import { Pages } from '#components/Pages/Pages';
import { box } from '#theme/box';
import { FileColumns } from './FileColumns';
import * as css from './ImportDialog.css';

/** The result of the import for each row: a preview before the import, and the actual result afterward. */
export function ImportResults() {
  const file = MemberImportContext.useSelector(({ context }) => context.file);
  const results = MemberImportContext.useSelector(({ context }) => context.results);
  const isDone = MemberImportContext.useSelector((state) => importStep(state) === 'imported');
  const isSending = MemberImportContext.useSelector(isImporting);
  const isWaiting = MemberImportContext.useSelector(isImportBusy);
  const error = MemberImportContext.useSelector(importError, isSameError);
  const counts = countsOf(results);
  if (!file) return null;
  const ignored = ignoredHeaders(file);
  const text = error && importErrorText(error);
  const summary = isDone ? importDoneText(counts) : previewText(counts);
  const waiting = isSending ? memberMessages.importing : memberMessages.previewing;
  return (
    <>
      {text && (
        <AlertPanel key={text.title} tone="danger" title={text.title} level={3} isLive>
          {text.help}
        </AlertPanel>
      )}
      <div>
        <p dir="auto" className={box({ weight: 'medium', breaks: true })}>
          {file.name}
        </p>
        <p role="status">{isWaiting ? waiting : summary}</p>
      </div>
      {!isDone && <FileColumns />}
      {ignored.length > 0 && <Notice text={ignoredColumnsText(ignored)} />}
      {!isDone && results.length > 0 && changeCount(counts) === 0 && (
        <Notice tone="warning" text={memberMessages.nothingToImport} />
      )}
      {!isDone && counts.refused > 0 && (
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {memberMessages.refusedHelp}
        </p>
      )}
      {results.length > 0 && <Rows rows={file.rows} results={results} isDone={isDone} />}
    </>
  );
}

interface RowsProps {
  rows: readonly FileRow[];
  results: readonly RowResult[];
  isDone: boolean;
}

const tones = {
  add: 'success',
  update: 'accent',
  unchanged: 'neutral',
  refused: 'danger',
} as const satisfies Record<RowAction, string>;

/** The rows of the file in their original order, except that rejected rows come first. */
function Rows({ rows, results, isDone }: RowsProps) {
  const titleId = useId();
  const [page, setPage] = useState(1);
  const memberships = StoreMembersContext.useSelector(({ context }) => context.value?.memberships);
  const names = new Map(memberships?.map(({ id, name }) => [id, name]));
  const listed = rows
    .flatMap((row, index) => {
      const result = results[index];
      return result ? [{ row, result }] : [];
    })
    .toSorted(
      (a, b) => Number(b.result.action === 'refused') - Number(a.result.action === 'refused'),
    );
  const shown = pageOf(listed, page);
  const actionNames = isDone ? rowDoneNames : rowActionNames;
  return (
    <>
      <table aria-label="Rows in the file" id={titleId} className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              Row
            </th>
            <th scope="col" className={css.head}>
              User
            </th>
            <th scope="col" className={`${css.head} ${css.wideOnly}`}>
              Membership
            </th>
            <th scope="col" className={css.head}>
              Result
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.items.map(({ row: { line, cells }, result }) => (
            <tr key={line}>
              <td className={`${css.cell} ${box({ whiteSpace: 'nowrap', digits: true })}`}>
                {line}
              </td>
              <th scope="row" dir="auto" className={`${css.cell} ${css.user}`}>
                {[cells.name, cells.discord_id].filter((text) => text !== '').join(', ')}
              </th>
              <td dir="auto" className={`${css.cell} ${css.wideOnly}`}>
                {names.get(cells.membership) ?? cells.membership}
              </td>
              <td className={css.cell}>
                <Badge tone={tones[result.action]}>{actionNames[result.action]}</Badge>
                {result.action === 'refused' && (
                  <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
                    {refusalText(result.reason)}
                  </p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pages page={shown.page} pages={shown.pages} onChange={setPage} titleId={titleId} />
    </>
  );
}

type ImportFailure = ReturnType<typeof importError>;

function isSameError(a: ImportFailure, b: ImportFailure): boolean {
  return a?.of === b?.of && a?.kind === b?.kind;
}
