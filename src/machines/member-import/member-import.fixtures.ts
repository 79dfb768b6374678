import type { FileProblem, MemberFile, MemberImportError } from '#domain/marketplace/member-file';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import type { memberImportMachine } from './member-import.machine';
import type { FileAnswer, ImportAnswer } from './member-import.setup';

export const chosen = new File(['membership,discord_id'], 'users.csv', { type: 'text/csv' });

const blank = { name: '', status: '', since: '', until: '' };
export const memberFile: MemberFile = {
  name: 'users.csv',
  ignored: ['Phone'],
  rows: [
    {
      line: 2,
      cells: { ...blank, membership: 'Vault', discord_id: '500000000000000001', name: 'Elif' },
    },
    { line: 3, cells: { ...blank, membership: 'Vault', discord_id: 'ben#1234', name: 'Ben' } },
  ],
};

export const readable: FileAnswer = { ok: true, value: memberFile };
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
  empty: { kind: 'empty' },
  broken: { kind: 'broken', line: 3 },
  tooManyRows: { kind: 'tooManyRows', count: 5_001 },
  missingColumns: { kind: 'missingColumns', columns: ['discord_id'], found: ['membership'] },
  repeatedColumn: { kind: 'repeatedColumn', column: 'name' },
} satisfies ErrorsByKind<FileProblem>;

export const memberImportErrors = {
  notAllowed: { kind: 'notAllowed' },
  rejected: { kind: 'rejected' },
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<MemberImportError>;

export const notImported = (kind: MemberImportError['kind']): ImportAnswer => ({
  ok: false,
  error: memberImportErrors[kind],
});

export const importInput = { storeId: 'biz_00000001' };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const memberImportFixtures = {
  input: importInput,
  events: {
    open: [{ type: 'open' }],
    choose: [{ type: 'choose', file: chosen }],
    import: [{ type: 'import' }],
    check: [{ type: 'check' }],
    back: [{ type: 'back' }],
    close: [{ type: 'close' }],
  },
  actors: {
    readFile: { outcomes: [readable, ...failures<FileProblem>(fileProblems)] },
    preview: {
      outcomes: [previewedRows, unchangedRows, ...failures<MemberImportError>(memberImportErrors)],
    },
    importRows: { outcomes: [previewedRows, ...failures<MemberImportError>(memberImportErrors)] },
  },
  delays: {},
  serialize: ({ context: { problem, results, file } }) => ({
    problem: problem?.kind ?? null,
    first: results[0]?.action ?? null,
    hasFile: file !== null,
  }),
} satisfies WalkOptions<typeof memberImportMachine>;
