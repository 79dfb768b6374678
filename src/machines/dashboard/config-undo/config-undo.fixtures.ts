import type { Conflict, SaveError, StoredConfig } from '#domain/bot-config/config';
import { defaultConfig } from '#domain/bot-config/fields';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { revision } from '../config-history/config-history.fixtures';
import { failedWith, saveErrors } from '../config-save/config-save.fixtures';
import type { SaveAnswer } from '../config-save/config-save.machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { configUndoMachine } from './config-undo.machine';

export const serverId = '300000000000000001';

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

export const undoErrors = {
  ...saveErrors,
  conflict: { kind: 'conflict', conflicts, theirs },
} satisfies ErrorsByKind<SaveError>;

export const done: SaveAnswer = { ok: true, value: stored };
export const stale = failedWith(undoErrors.conflict);
export const failed = failedWith(undoErrors.unknown);

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const configUndoFixtures = {
  input: { serverId },
  events: {
    undo: [
      { type: 'undo', revision: raised },
      { type: 'undo', revision: secret },
    ],
    'undo again': [{ type: 'undo again' }],
    'undo anyway': [{ type: 'undo anyway' }],
    dismiss: [{ type: 'dismiss' }],
    'history opened': [{ type: 'history opened' }],
  },
  actors: { undo: { outcomes: [done, ...failures<SaveError>(undoErrors)] } },
  delays: { undoneNotice: 5_000 },
} satisfies WalkOptions<typeof configUndoMachine>;
