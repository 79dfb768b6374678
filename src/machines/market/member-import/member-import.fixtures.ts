import {
  type FileProblem,
  type MemberFile,
  memberFileOf,
  type MemberImportError,
  memberImportErrorKinds,
  missingColumns,
} from '#domain/marketplace/member-file';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { memberImportMachine } from './member-import.machine';
import type { FileAnswer, ImportAnswer } from './member-import.setup';

export const chosen = new File(['membership,discord_id'], 'users.csv', { type: 'text/csv' });

const fileWith = (header: string): MemberFile => {
  const file = memberFileOf('users.csv', [
    ['membership', header, 'name', 'Phone'],
    ['Vault', '500000000000000001', 'Elif', '1'],
    ['Vault', 'ben#1234', 'Ben', '2'],
  ]);
  if (!file.ok) throw new Error(file.error.kind);
  return file.value;
};
export const memberFile = fileWith('discord_id');
/** A file in which the column with the Discord ids has an unknown name. */
export const unmappedFile = fileWith('account');
export const mapped = { columns: memberFile.columns, membershipId: null } as const;
const unmapped = { columns: unmappedFile.columns, membershipId: null } as const;

export const readable: FileAnswer = { ok: true, value: memberFile };
export const unknownColumns: FileAnswer = { ok: true, value: unmappedFile };
export const previewedRows: ImportAnswer = {
  ok: true,
  value: [{ action: 'add' }, { action: 'refused', reason: 'discordId' }],
};
export const unchangedRows: ImportAnswer = {
  ok: true,
  value: [{ action: 'unchanged' }, { action: 'refused', reason: 'discordId' }],
};

export const fileProblems = {
  tooLarge: { kind: 'tooLarge' },
  unreadable: { kind: 'unreadable' },
  notText: { kind: 'notText' },
  empty: { kind: 'empty' },
  broken: { kind: 'broken', line: 3 },
  tooManyRows: { kind: 'tooManyRows', count: 5_001 },
  repeatedColumn: { kind: 'repeatedColumn', column: 'name' },
} satisfies ErrorsByKind<FileProblem>;

export const notImported = (kind: MemberImportError['kind']): ImportAnswer => ({
  ok: false,
  error: { kind },
});

export const importInput = { storeId: 'biz_00000001' };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const memberImportFixtures = {
  input: importInput,
  events: {
    open: [{ type: 'open' }],
    choose: [{ type: 'choose', file: chosen }],
    map: [
      { type: 'map', mapping: mapped },
      { type: 'map', mapping: unmapped },
    ],
    decode: [{ type: 'decode', codePage: 'windows-1250' }],
    import: [{ type: 'import' }],
    check: [{ type: 'check' }],
    back: [{ type: 'back' }],
    close: [{ type: 'close' }],
  },
  actors: {
    readFile: { outcomes: [readable, unknownColumns, ...failures<FileProblem>(fileProblems)] },
    preview: {
      outcomes: [previewedRows, unchangedRows, ...memberImportErrorKinds.map(notImported)],
    },
    importRows: { outcomes: [previewedRows, ...memberImportErrorKinds.map(notImported)] },
  },
  delays: {},
  serialize: ({ context: { problem, results, file, codePage } }) => ({
    problem: problem?.kind ?? null,
    first: results[0]?.action ?? null,
    missing: file && missingColumns(file).length,
    codePage,
  }),
} satisfies WalkOptions<typeof memberImportMachine>;
