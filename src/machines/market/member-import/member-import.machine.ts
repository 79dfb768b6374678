import { createActorContext } from '@xstate/react';
import type { DoneActorEvent, SnapshotFrom } from 'xstate';
import type { CodePage } from '#domain/text-encoding';
import { type MemberImportError, memberImportErrorKinds } from '#domain/marketplace/member-file';
import { errorTransitions, failedBy, statesOf } from '../../error-transitions';
import {
  chosenFile,
  type Mapping,
  memberImportSetup,
  nothing,
  requestOf,
  type FileAnswer,
  type ImportAnswer,
} from './member-import.setup';

const read = ({ event }: { event: DoneActorEvent<FileAnswer> }) => event.output;
const mappingOf = ({ event: { output } }: { event: DoneActorEvent<FileAnswer> }) =>
  output.ok ? output.value : null;
const answered = ({ event }: { event: DoneActorEvent<ImportAnswer> }) => event.output;

const choose = {
  target: '#reading',
  actions: {
    type: 'setChosen',
    params: ({ event }: { event: { file: File } }) => event.file,
  },
} as const;
const chosenMapping = ({ event }: { event: { mapping: Mapping } }) => event.mapping;
const setMapping = { type: 'setMapping', params: chosenMapping } as const;
const map = [
  {
    guard: { type: 'isMapped', params: chosenMapping },
    target: '#previewing',
    actions: setMapping,
  },
  { target: '#mapping', actions: setMapping },
] as const;
const decode = {
  target: '#reading',
  actions: {
    type: 'setCodePage',
    params: ({ event }: { event: { codePage: CodePage } }) => event.codePage,
  },
} as const;
const leave = { target: '#closed', actions: 'forget' } as const;
const back = { target: '#choosing', actions: 'forget' } as const;

/** The seller sees each row's result before anything is stored. All rows are in one transaction (product.md §21.13). */
export const memberImportMachine = memberImportSetup.createMachine({
  id: 'memberImport',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'closed',
  states: {
    closed: { id: 'closed', on: { open: 'choosing' } },
    choosing: { id: 'choosing', tags: 'open', on: { choose, close: leave } },
    reading: {
      id: 'reading',
      tags: ['open', 'busy'],
      on: { close: leave },
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => chosenFile(context),
        onDone: [
          {
            guard: { type: 'isMapped', params: mappingOf },
            target: 'previewing',
            actions: { type: 'setFile', params: read },
          },
          {
            guard: { type: 'isOk', params: read },
            target: 'mapping',
            actions: { type: 'setFile', params: read },
          },
          { target: 'choosing', actions: { type: 'setProblem', params: read } },
        ],
      },
    },
    mapping: { id: 'mapping', tags: 'open', on: { map, decode, choose, back, close: leave } },
    previewing: {
      id: 'previewing',
      tags: ['open', 'busy'],
      on: { close: leave },
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'previewed',
            actions: { type: 'setResults', params: answered },
          },
          ...errorTransitions<ImportAnswer>()(failedBy(memberImportErrorKinds, 'previewFailed')),
        ],
      },
    },
    previewed: {
      tags: 'open',
      on: {
        import: { guard: 'changesSomething', target: 'importing' },
        map,
        decode,
        choose,
        back,
        close: leave,
      },
    },
    previewFailed: {
      tags: 'open',
      on: { check: 'previewing', map, decode, choose, back, close: leave },
      ...statesOf(memberImportErrorKinds),
    },
    // The seller cannot leave this state, because otherwise they would not see whether the members were imported.
    importing: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'importRows',
        src: 'importRows',
        input: ({ context }) => ({ ...requestOf(context), preview: context.results }),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'imported',
            actions: [{ type: 'setResults', params: answered }, 'reportImport'],
          },
          ...errorTransitions<ImportAnswer>()(failedBy(memberImportErrorKinds, 'importFailed')),
        ],
      },
    },
    imported: { tags: 'open', on: { back, close: leave } },
    importFailed: {
      tags: 'open',
      on: { import: 'importing', check: 'previewing', back, close: leave },
      ...statesOf(memberImportErrorKinds, {
        // The seller must check the stored members before sending the rows again.
        unanswered: { on: { import: undefined } },
      }),
    },
  },
});

export const MemberImportContext = createActorContext(memberImportMachine);

type ImportSnapshot = SnapshotFrom<typeof memberImportMachine>;

/** The visible step of the import. */
export type ImportStep = 'choosing' | 'previewed' | 'imported';

export function importStep(snapshot: ImportSnapshot): ImportStep {
  if (snapshot.matches('imported')) return 'imported';
  return snapshot.context.file === null ? 'choosing' : 'previewed';
}

export function isImportOpen(snapshot: ImportSnapshot): boolean {
  return snapshot.hasTag('open');
}

export function isImportBusy(snapshot: ImportSnapshot): boolean {
  return snapshot.hasTag('busy');
}

export function isImporting(snapshot: ImportSnapshot): boolean {
  return snapshot.matches('importing');
}

export function hasResults({ context }: ImportSnapshot): boolean {
  return context.results.length > 0;
}

export function importError({
  value,
}: ImportSnapshot): { of: 'preview' | 'import'; kind: MemberImportError['kind'] } | null {
  if (typeof value !== 'object') return null;
  return 'previewFailed' in value
    ? { of: 'preview', kind: value.previewFailed }
    : { of: 'import', kind: value.importFailed };
}
