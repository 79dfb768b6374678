import { textOfCell } from '#domain/csv';
import type { Result } from '#domain/result';

/** The columns of a file of members. */
export const fileColumns = [
  'membership',
  'discord_id',
  'name',
  'status',
  'since',
  'until',
] as const;
export type FileColumn = (typeof fileColumns)[number];

const required: readonly FileColumn[] = ['membership', 'discord_id'];

/** Alternative headers of the columns. The comparison of headers ignores case, spaces, dashes, and underscores. */
const otherNames: Readonly<Record<string, FileColumn>> = {
  membership: 'membership',
  discordid: 'discord_id',
  name: 'name',
  displayname: 'name',
  status: 'status',
  since: 'since',
  until: 'until',
};

export const fileLimits = { bytes: 1_048_576, rows: 5_000 } as const;

export interface FileRow {
  /** The line number in the file. The header is line 1. */
  line: number;
  cells: Readonly<Record<FileColumn, string>>;
}

export interface MemberFile {
  name: string;
  rows: readonly FileRow[];
  /** The headers that match no column. */
  ignored: readonly string[];
}

/** Why a file cannot be imported. `broken`: a quote is not closed, so it is unknown where the rows end. */
export type FileProblem =
  | { kind: 'tooLarge' | 'unreadable' | 'empty' }
  | { kind: 'broken'; line: number }
  | { kind: 'tooManyRows'; count: number }
  | { kind: 'missingColumns'; columns: readonly FileColumn[]; found: readonly string[] }
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

/** The result of an import for one row. */
export type RowResult =
  | { action: Exclude<RowAction, 'refused'> }
  /** `reason` is null if this version of the site does not know the reason. */
  | { action: 'refused'; reason: RefusalReason | null };

/**
 * Why members were not imported. `notAllowed`: the store was deleted or belongs to another user. `unanswered`: there
 * was no response, so the members may have been imported.
 */
export type MemberImportError = {
  kind: 'notAllowed' | 'rejected' | 'signInRequired' | 'unreachable' | 'unanswered';
};

/** Returns the members in the lines of a file. Blank lines are left out. */
export function memberFileOf(
  name: string,
  lines: readonly (readonly string[])[],
): Result<MemberFile, FileProblem> {
  const [header = [], ...others] = lines;
  const headers = header.map((cell) => textOfCell(cell).trim());
  if (headers.every((each) => each === '')) return { ok: false, error: { kind: 'empty' } };
  const columns = headers.map(columnOf);
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const found = headers.filter((each) => each !== '');
    return { ok: false, error: { kind: 'missingColumns', columns: missing, found } };
  }
  const twice = fileColumns.find(
    (column) => columns.indexOf(column) !== columns.lastIndexOf(column),
  );
  if (twice) return { ok: false, error: { kind: 'repeatedColumn', column: twice } };
  const rows = others.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [rowOf(cells, columns, index + 2)],
  );
  if (rows.length === 0) return { ok: false, error: { kind: 'empty' } };
  if (rows.length > fileLimits.rows) {
    return { ok: false, error: { kind: 'tooManyRows', count: rows.length } };
  }
  const ignored = headers.filter((each, index) => each !== '' && columns[index] === null);
  return { ok: true, value: { name, rows, ignored } };
}

export type ResultCounts = Readonly<Record<RowAction, number>>;

export function countsOf(results: readonly RowResult[]): ResultCounts {
  const counts = { add: 0, update: 0, unchanged: 0, refused: 0 };
  for (const { action } of results) counts[action] += 1;
  return counts;
}

/** Returns how many members an import changes. */
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

function columnOf(header: string): FileColumn | null {
  const key = header.toLowerCase().replaceAll(/[\s_-]/g, '');
  return Object.hasOwn(otherNames, key) ? (otherNames[key] ?? null) : null;
}

function rowOf(
  cells: readonly string[],
  columns: readonly (FileColumn | null)[],
  line: number,
): FileRow {
  const cell = (column: FileColumn) => {
    const at = columns.indexOf(column);
    return at === -1 ? '' : textOfCell((cells[at] ?? '').trim());
  };
  return {
    line,
    cells: {
      membership: cell('membership'),
      discord_id: cell('discord_id'),
      name: cell('name'),
      status: cell('status'),
      since: cell('since'),
      until: cell('until'),
    },
  };
}
