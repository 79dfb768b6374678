import { textOfCell } from '#domain/csv';
import type { ErrorOf, Result } from '#domain/result';
import { limits } from '../limits';
import type { CodePage } from '../text-encoding';
import { personIdIn, statusIn, timeIn } from './member-cells';
import {
  type ColumnChoice,
  type FileColumn,
  knownColumns,
  repeatedColumn,
  requiredColumns,
} from './member-columns';

export const fileLimits = { bytes: 1_048_576, rows: limits.importRows } as const;

export interface FileRow {
  line: number;
  cells: Readonly<Record<FileColumn, string>>;
}

export interface MemberFile {
  name: string;
  /** The code page in which the file was read; null if it is in UTF-8 or UTF-16. */
  codePage: CodePage | null;
  headers: readonly string[];
  columns: ColumnChoice;
  /** The id of the membership that all users in the file get; null if a column names the memberships. */
  membershipId: string | null;
  /** The lines after the headers, as they are in the file. */
  lines: readonly Readonly<{ line: number; cells: readonly string[] }>[];
  rows: readonly FileRow[];
}

/** `notText`: for example a workbook of Excel. `broken`: a quote is not closed, so the ends of rows are unknown. */
export type FileProblem =
  | { kind: 'tooLarge' | 'unreadable' | 'notText' | 'empty' }
  | { kind: 'broken'; line: number }
  | { kind: 'tooManyRows'; count: number }
  | { kind: 'repeatedColumn'; column: FileColumn };

export const rowActions = ['add', 'update', 'unchanged', 'refused'] as const;
export type RowAction = (typeof rowActions)[number];

export const refusalReasons = [
  'discordId',
  'membership',
  'nameTooLong',
  'status',
  'date',
  'untilBeforeSince',
  'repeated',
  'managedByProvider',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export type RowResult =
  | { action: Exclude<RowAction, 'refused'> }
  /** `reason` is null if this version of the site does not know the reason. */
  | { action: 'refused'; reason: RefusalReason | null };

/** `notAllowed`: the store was deleted or is another user's. `unanswered`: the members may have been imported. */
export const memberImportErrorKinds = [
  'notAllowed',
  'rejected',
  'signInRequired',
  'factorRequired',
  'tooSlow',
  'unreachable',
  'unanswered',
] as const;
export type MemberImportError = ErrorOf<typeof memberImportErrorKinds>;

/** Leaves out blank lines, also those before the headers. `skipped` is the number of lines before `lines`. */
export function memberFileOf(
  name: string,
  lines: readonly (readonly string[])[],
  { codePage = null, skipped = 0 }: { codePage?: CodePage | null; skipped?: number } = {},
): Result<MemberFile, FileProblem> {
  const [first, ...others] = lines.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [{ line: skipped + index + 1, cells }],
  );
  if (!first || others.length === 0) return { ok: false, error: { kind: 'empty' } };
  const headers = first.cells.map((cell) => textOfCell(cell).trim());
  const twice = repeatedColumn(headers);
  if (twice) return { ok: false, error: { kind: 'repeatedColumn', column: twice } };
  if (others.length > fileLimits.rows) {
    return { ok: false, error: { kind: 'tooManyRows', count: others.length } };
  }
  const file = { name, codePage, headers, lines: others };
  return { ok: true, value: withColumns(file, knownColumns(headers), null) };
}

/** Returns a file whose rows are read from other columns, or which gives all users the same membership. */
export function withColumns(
  file: Pick<MemberFile, 'name' | 'codePage' | 'headers' | 'lines'>,
  columns: ColumnChoice,
  membershipId: string | null,
): MemberFile {
  const rows = file.lines.map(({ line, cells }): FileRow => {
    const cell = (column: FileColumn) => {
      const at = columns[column];
      return at === null ? '' : textOfCell(cells[at] ?? '');
    };
    return {
      line,
      cells: {
        membership: membershipId ?? cell('membership'),
        discord_id: personIdIn(cell('discord_id')),
        name: cell('name'),
        status: statusIn(cell('status')),
        since: timeIn(cell('since')),
        until: timeIn(cell('until')),
      },
    };
  });
  return { ...file, columns, membershipId, rows };
}

export function missingColumns({
  columns,
  membershipId,
}: Pick<MemberFile, 'columns' | 'membershipId'>): readonly FileColumn[] {
  return requiredColumns.filter(
    (column) => columns[column] === null && !(column === 'membership' && membershipId !== null),
  );
}

export function ignoredHeaders({ headers, columns, membershipId }: MemberFile): readonly string[] {
  const used = new Set(
    Object.entries(columns).flatMap(([column, index]) =>
      column === 'membership' && membershipId !== null ? [] : [index],
    ),
  );
  return headers.filter((header, index) => header !== '' && !used.has(index));
}

export type ResultCounts = Readonly<Record<RowAction, number>>;

export function countsOf(results: readonly RowResult[]): ResultCounts {
  const counts = { add: 0, update: 0, unchanged: 0, refused: 0 };
  for (const { action } of results) counts[action] += 1;
  return counts;
}

export function changeCount({ add, update }: ResultCounts): number {
  return add + update;
}

/**
 * Returns whether an import without a response was stored after all. `again` is a new preview of the same file. If the
 * import was stored, the new preview has nothing to add or update, and it refuses the same rows as `preview`.
 */
export function isImported(preview: readonly RowResult[], again: readonly RowResult[]): boolean {
  return (
    preview.length === again.length &&
    again.every(({ action }, index) =>
      preview[index]?.action === 'refused' ? action === 'refused' : action === 'unchanged',
    )
  );
}
