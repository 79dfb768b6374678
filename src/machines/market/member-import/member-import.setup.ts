import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  FileProblem,
  FileRow,
  MemberFile,
  MemberImportError,
  RowResult,
} from '#domain/marketplace/member-file';
import type { ColumnChoice } from '#domain/marketplace/member-columns';
import {
  changeCount,
  countsOf,
  missingColumns,
  withColumns,
} from '#domain/marketplace/member-file';
import type { Result } from '#domain/result';
import type { CodePage } from '#domain/text-encoding';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type FileAnswer = Result<MemberFile, FileProblem>;
export type ImportAnswer = Result<readonly RowResult[], MemberImportError>;

export interface MemberImportInput {
  storeId: string;
}

/** Which columns of the file are imported. `membershipId`: see `MemberFile`. */
export interface Mapping {
  columns: ColumnChoice;
  membershipId: string | null;
}

export interface ImportRequest {
  storeId: string;
  rows: readonly FileRow[];
}

export type MemberImportEvent =
  | { type: 'open' }
  | { type: 'choose'; file: File }
  | { type: 'map'; mapping: Mapping }
  /** Reads the file again, in another code page. */
  | { type: 'decode'; codePage: CodePage }
  /** Sends the rows, or sends them again after an error. */
  | { type: 'import' }
  /** Requests the preview again. */
  | { type: 'check' }
  /** Returns to the step in which the user chooses a file. */
  | { type: 'back' }
  | { type: 'close' };

export interface MemberImportData extends MemberImportInput {
  chosen: File | null;
  /** The code page that the user chose for the file. */
  codePage: CodePage | null;
  problem: FileProblem | null;
  file: MemberFile | null;
  /** The results of the rows: expected before the import, actual after it. */
  results: readonly RowResult[];
}

export const nothing = {
  chosen: null,
  codePage: null,
  problem: null,
  file: null,
  results: [],
} satisfies Omit<MemberImportData, 'storeId'>;

export const memberImportSetup = setup({
  types: {
    input: {} as MemberImportInput,
    context: {} as MemberImportData,
    events: {} as MemberImportEvent,
    emitted: {} as { type: 'imported'; count: number },
  },
  actors: {
    readFile: fromPromise<FileAnswer, { file: File; codePage: CodePage | null }>(
      unprovided('readFile'),
    ),
    preview: fromPromise<ImportAnswer, ImportRequest>(unprovided('preview')),
    importRows: fromPromise<ImportAnswer, ImportRequest & { preview: readonly RowResult[] }>(
      unprovided('importRows'),
    ),
  },
  actions: {
    setChosen: assign((_, chosen: File) => ({ ...nothing, chosen })),
    setCodePage: assign((_, codePage: CodePage) => ({ codePage, file: null, results: [] })),
    setMapping: assign(({ context: { file } }, { columns, membershipId }: Mapping) => ({
      file: file && withColumns(file, columns, membershipId),
      results: [],
    })),
    setFile: assign((_, answer: FileAnswer) => (answer.ok ? { file: answer.value } : {})),
    setProblem: assign((_, answer: FileAnswer) => ({ problem: answer.ok ? null : answer.error })),
    setResults: assign((_, answer: ImportAnswer) => (answer.ok ? { results: answer.value } : {})),
    forget: assign(nothing),
    reportImport: emit(({ context: { results } }) => ({
      type: 'imported' as const,
      count: changeCount(countsOf(results)),
    })),
  },
  guards: {
    isMapped: (_, mapping: Mapping | null) =>
      mapping !== null && missingColumns(mapping).length === 0,
    isOk: (_, answer: FileAnswer | ImportAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    changesSomething: ({ context: { results } }) => changeCount(countsOf(results)) > 0,
  },
});

export function requestOf({ storeId, file }: MemberImportData): ImportRequest {
  return { storeId, rows: file?.rows ?? [] };
}

/** @throws if no file was chosen, which is a defect in the chart. */
export function chosenFile({ chosen, codePage }: MemberImportData): {
  file: File;
  codePage: CodePage | null;
} {
  if (chosen === null) throw new Error('No file was chosen');
  return { file: chosen, codePage };
}
