import { changesBetween } from '#domain/bot-config/changes';
import type { BotConfig, ConfigPatch, StoredConfig } from '#domain/bot-config/config';
import { defaultConfig } from '#domain/bot-config/fields';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import { configEditMachine, type LoadAnswer, type LoadError } from './config-edit.machine';
import type { LoadedConfig } from './editing';

export const userId = '0b0d7a33-0000-4000-8000-000000000001';
export const serverId = '300000000000000001';
export const before = config({ SuccessPoints: 5, typingPoints: 1, EmbedColor: '#ffffff' });
export const points5to10 = { key: 'SuccessPoints', before: 5, after: 10 } as const;

export const loadErrors = {
  notFound: { kind: 'notFound' },
  forbidden: { kind: 'forbidden' },
  signInAgain: { kind: 'signInAgain' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<LoadError>;

/** The machine with a no-op `storeDraft`. In the app, `storeDraft` stores the draft in the browser. */
export const withoutStorage = configEditMachine.provide({ actions: { storeDraft: () => {} } });

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const configEditFixtures = {
  input: { userId, serverId },
  events: {
    edit: [
      { type: 'edit', key: 'SuccessPoints', value: 10 },
      { type: 'edit', key: 'SuccessPoints', value: 5 },
    ],
    propose: [{ type: 'propose', values: { SuccessPoints: 10 } }],
    revert: [{ type: 'revert', key: 'SuccessPoints' }],
    discard: [{ type: 'discard' }],
    saving: [{ type: 'saving', changes: [points5to10] }],
    saved: [{ type: 'saved', stored: stored(2, { SuccessPoints: 10 }) }],
    conflict: [
      {
        type: 'conflict',
        conflicts: [{ key: 'SuccessPoints', base: 5, yours: 10, theirs: 7 }],
        theirs: stored(2, { SuccessPoints: 7 }),
      },
    ],
    resolve: [
      { type: 'resolve', key: 'SuccessPoints', choice: 'yours' },
      { type: 'resolve', key: 'SuccessPoints', choice: 'theirs' },
      { type: 'resolve', key: 'SuccessPoints', choice: 'base' },
      { type: 'resolve', key: 'EmbedColor', choice: 'yours' },
    ],
    reload: [{ type: 'reload' }],
    'remote changed': [
      { type: 'remote changed', stored: stored(1, { SuccessPoints: 1 }) },
      { type: 'remote changed', stored: stored(2, { SuccessPoints: 7 }) },
    ],
  },
  actors: {
    load: {
      outcomes: [
        loaded(1),
        loaded(1, {}, { version: 0, base: { SuccessPoints: 4 }, values: { SuccessPoints: 10 } }),
        ...failures<LoadError>(loadErrors),
      ],
    },
    watchRemote: { sends: ['remote changed'] },
  },
  delays: {},
  serialize: ({ context: { base, draft, version, conflicts, sent } }) => ({
    base: changesBetween(before, base),
    draft: changesBetween(base, draft),
    version,
    conflicts,
    sent,
  }),
} satisfies WalkOptions<typeof configEditMachine>;

export function config(patch: ConfigPatch): BotConfig {
  return { ...defaultConfig(), ...patch };
}

export function stored(version: number, patch: ConfigPatch = {}): StoredConfig {
  return { config: { ...before, ...patch }, version };
}

export function loaded(
  version: number,
  patch: ConfigPatch = {},
  draft: LoadedConfig['draft'] = null,
): LoadAnswer {
  return { ok: true, value: { ...stored(version, patch), draft } };
}

export function failedWith(kind: LoadError['kind']): LoadAnswer {
  return { ok: false, error: loadErrors[kind] };
}
