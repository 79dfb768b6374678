import {
  type SaveError,
  saveErrorKinds,
  type SaveRequest,
  type StoredConfig,
} from '#domain/bot-config/config';
import { defaultConfig } from '#domain/bot-config/fields';
import type { SaveDenial } from '#domain/permissions/config-rights';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { type ErrorsByKind, errorsOf, failures, keysOf } from '../../errors-by-kind';
import type { configSaveMachine, ConfigSaveEvent, SaveAnswer } from './config-save.machine';

type SaveEvent = Extract<ConfigSaveEvent, { type: 'save' }>;

export const changes = [{ key: 'SuccessPoints', before: 5, after: 10 }] as const;
export const request: SaveRequest = { serverId: '300000000000000001', baseVersion: 1, changes };
export const save: SaveEvent = { type: 'save', request, verdict: { allowed: true } };
export const nothing: SaveEvent = { ...save, request: { ...request, changes: [] } };
export const stored: StoredConfig = {
  config: { ...defaultConfig(), SuccessPoints: 10 },
  version: 2,
};
export const theirs: StoredConfig = {
  config: { ...defaultConfig(), SuccessPoints: 7 },
  version: 2,
};
export const conflicts = [{ key: 'SuccessPoints', base: 5, yours: 10, theirs: 7 }] as const;

/** The reasons for which a verdict denies a save. The server can return each of them as an error kind, too. */
const denialSet = {
  notAllowedToModify: true,
  notAllowedToSave: true,
  notAllowedToEditApi: true,
  signInRequired: true,
  invalidServer: true,
} satisfies Record<SaveDenial, true>;
export const denials = keysOf(denialSet);

export const saveErrors = {
  ...errorsOf(saveErrorKinds),
  conflict: { kind: 'conflict', conflicts, theirs },
} satisfies ErrorsByKind<SaveError>;

export const done: SaveAnswer = { ok: true, value: stored };
export const stale = failedWith(saveErrors.conflict);
export const failed = failedWith(saveErrors.unknown);

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const configSaveFixtures = {
  events: { save: [save, ...denials.map(denied), nothing], dismiss: [{ type: 'dismiss' }] },
  actors: {
    save: { outcomes: [done, ...failures<SaveError>(saveErrors)] },
  },
  delays: { savedNotice: 5_000 },
} satisfies WalkOptions<typeof configSaveMachine>;

export function denied(reason: SaveDenial): SaveEvent {
  return { type: 'save', request, verdict: { allowed: false, reason } };
}

export function failedWith(error: SaveError): SaveAnswer {
  return { ok: false, error };
}
