import type { Conflict, SaveError, StoredConfig } from '#domain/bot-config/config';
import { defaultConfig } from '#domain/bot-config/fields';
import type { HistoryPage, Revision } from '#domain/bot-config/history';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { saveErrors } from '../config-save/config-save.fixtures';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { configHistoryMachine } from './config-history.machine';
import type { HistoryAnswer, HistoryError, UndoAnswer } from './config-history.setup';

export const serverId = '300000000000000001';

export function revision(version: number, changes: Revision['changes'] = []): Revision {
  return {
    id: version,
    version,
    savedAt: '2026-11-20T09:00:00.000Z',
    savedBy: { name: 'mira.resells', discordId: null, picture: null },
    changes,
  };
}

export const raised = revision(5, [
  { key: 'SuccessPoints', before: 5, after: 10 },
  { key: 'typingPoints', before: 1, after: 2 },
]);
export const secret = revision(4, [{ key: 'WhopAPIKey', before: '', after: '••••••••' }]);

export const stored: StoredConfig = {
  config: { ...defaultConfig(), SuccessPoints: 5, typingPoints: 1 },
  version: 6,
};
export const theirs: StoredConfig = {
  config: { ...defaultConfig(), SuccessPoints: 7, typingPoints: 2 },
  version: 6,
};
export const conflicts: readonly Conflict[] = [
  { key: 'SuccessPoints', base: 10, yours: 5, theirs: 7 },
];

const listed = (revisions: readonly Revision[], more: boolean): HistoryAnswer => ({
  ok: true,
  value: { revisions, more } satisfies HistoryPage,
});

export const newest = listed([raised, secret], true);
export const newer = listed([revision(6), raised], true);
export const muchNewer = listed([revision(10), revision(9), revision(8)], true);
export const none = listed([], false);
export const oldest = listed([revision(3), revision(2)], false);
export const historyErrors = {
  forbidden: { kind: 'forbidden' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<HistoryError>;
export const unreachable: HistoryAnswer = { ok: false, error: historyErrors.unreachable };
const loadFailures = failures<HistoryError>(historyErrors);

export const undoErrors = {
  ...saveErrors,
  conflict: { kind: 'conflict', conflicts, theirs },
} satisfies ErrorsByKind<SaveError>;

export const done: UndoAnswer = { ok: true, value: stored };
export const stale = failedWith(undoErrors.conflict);
export const failed = failedWith(undoErrors.unknown);

const atRest = { opened: { listed: { newest: 'fresh', older: 'resting' } } } as const;
const aboutTheList =
  /^(filter|more|retry|history changed|xstate\.done\.actor\.(load|reload|loadOlder))$/;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const configHistoryFixtures = {
  input: { serverId },
  events: {
    open: [{ type: 'open' }],
    close: [{ type: 'close' }],
    filter: [
      { type: 'filter', key: 'SuccessPoints' },
      { type: 'filter', key: null },
    ],
    more: [{ type: 'more' }],
    retry: [{ type: 'retry' }],
    'history changed': [{ type: 'history changed' }],
    undo: [
      { type: 'undo', revision: raised },
      { type: 'undo', revision: secret },
    ],
    'undo again': [{ type: 'undo again' }],
    'undo anyway': [{ type: 'undo anyway' }],
    dismiss: [{ type: 'dismiss' }],
  },
  actors: {
    load: { outcomes: [newest, muchNewer, ...loadFailures], restarts: true },
    loadOlder: { outcomes: [oldest, ...loadFailures], restarts: true },
    undo: { outcomes: [done, ...failures<SaveError>(undoErrors)] },
  },
  delays: { undoneNotice: 5_000 },
  serialize: ({ context: { key, page } }) => ({
    key,
    latest: page.revisions[0]?.version,
    more: page.more,
  }),
  // The undo and the list are independent, so the walk does not combine all of their states.
  skip: (snapshot, { type }) => {
    if (type === 'undo') return !snapshot.matches({ panel: atRest });
    return !snapshot.matches({ undo: 'none' }) && aboutTheList.test(type);
  },
} satisfies WalkOptions<typeof configHistoryMachine>;

export function failedWith(error: SaveError): UndoAnswer {
  return { ok: false, error };
}
