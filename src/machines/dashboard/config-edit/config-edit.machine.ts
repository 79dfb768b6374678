import { createActorContext } from '@xstate/react';
import { assign, fromCallback, fromPromise, not, setup, type AnyEventObject } from 'xstate';
import { changesBetween, type ConfigChange } from '#domain/bot-config/changes';
import type { ConfigPatch, ConfigValue, Conflict, StoredConfig } from '#domain/bot-config/config';
import { draftOf, type DraftOwner, type SavedDraft } from '#domain/bot-config/draft';
import type { ConfigKey } from '#domain/bot-config/fields';
import type { Result } from '#domain/result';
import { errorTransitions, isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';
import {
  discarded,
  edited,
  received,
  merged,
  initialEditing,
  opened,
  proposed,
  stale,
  resolved,
  reverted,
  saved,
  type Decision,
  type Editing,
  type LoadedConfig,
} from './editing';

export type LoadError = { kind: 'notFound' | 'forbidden' | 'signInAgain' | 'unreachable' };

export type LoadAnswer = Result<LoadedConfig, LoadError>;

/** Input of `storeDraft`. If `draft` is null, the stored draft is removed. */
export type DraftToStore = { owner: DraftOwner; draft: SavedDraft | null };

export type ConfigEditEvent =
  | { type: 'edit'; key: ConfigKey; value: ConfigValue }
  /** Sets the values of a file, of another server, or of an earlier time. */
  | { type: 'propose'; values: ConfigPatch }
  | { type: 'revert'; key: ConfigKey }
  | { type: 'discard' }
  /** Without this event, an edit made during the save would conflict with the saved value. */
  | { type: 'saving'; changes: readonly ConfigChange[] }
  | { type: 'saved'; stored: StoredConfig }
  /** Another user saved first. The form computes the conflicts again, because the draft may have changed since. */
  | { type: 'conflict'; conflicts: readonly Conflict[]; theirs: StoredConfig }
  | ({ type: 'resolve' } & Decision)
  | { type: 'reload' }
  | { type: 'remote changed'; stored: StoredConfig };

export type EditedServer = Editing & DraftOwner;

const unprovidedStoreDraft: (_: unknown, kept: DraftToStore) => void = unprovided('storeDraft');

const chart = setup({
  types: {
    input: {} as DraftOwner,
    context: {} as EditedServer,
    events: {} as ConfigEditEvent,
  },
  actors: {
    /** Loads the configuration from the server, and the draft that is stored in this browser. */
    load: fromPromise<LoadAnswer, DraftOwner>(unprovided('load')),
    /** Sends `remote changed` for every change of the stored configuration. */
    watchRemote: fromCallback<AnyEventObject, { serverId: string }>(unprovided('watchRemote')),
  },
  actions: {
    /** Stores the draft in this browser, or removes it. The app provides the implementation. */
    storeDraft: unprovidedStoreDraft,
    setRemote: assign((_, stored: StoredConfig) => received(stored)),
    open: assign(({ context }, answer: LoadAnswer) =>
      answer.ok ? opened(context, answer.value) : {},
    ),
    edit: assign(({ context }, change: { key: ConfigKey; value: ConfigValue }) =>
      edited(context, change),
    ),
    propose: assign(({ context }, values: ConfigPatch) => proposed(context, values)),
    revert: assign(({ context }, key: ConfigKey) => reverted(context, key)),
    discard: assign(({ context }) => discarded(context)),
    setSent: assign((_, sent: readonly ConfigChange[]) => ({ sent })),
    merge: assign(({ context }, theirs: StoredConfig) => merged(context, theirs)),
    setSaved: assign(({ context }, stored: StoredConfig) => saved(context, stored)),
    setStale: assign(({ context }, theirs: StoredConfig) => stale(context, theirs)),
    resolve: assign(({ context }, decision: Decision) => resolved(context, decision)),
  },
  guards: {
    hasChanges: ({ context: { base, draft } }) => changesBetween(base, draft).length > 0,
    hasClashes: ({ context }) => context.conflicts.length > 0,
    clashesAt: ({ context }, key: ConfigKey) => context.conflicts.some((one) => one.key === key),
    isNewer: ({ context }, { version }: StoredConfig) => version > context.version,
    isNotOlder: ({ context }, { version }: StoredConfig) => version >= context.version,
    isOk: (_, answer: LoadAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
});

const ownerOf = ({ userId, serverId }: DraftOwner): DraftOwner => ({ userId, serverId });

const keep = {
  type: 'storeDraft',
  params: ({ context }: { context: EditedServer }) => ({
    owner: ownerOf(context),
    draft: draftOf(context),
  }),
} as const;

const underEdit = chart.createStateConfig({
  on: {
    edit: { actions: [{ type: 'edit', params: ({ event }) => event }, keep] },
    propose: { actions: [{ type: 'propose', params: ({ event }) => event.values }, keep] },
    revert: { actions: [{ type: 'revert', params: ({ event }) => event.key }, keep] },
    discard: { actions: ['discard', keep] },
    saving: { actions: { type: 'setSent', params: ({ event }) => event.changes } },
    saved: { actions: [{ type: 'setSaved', params: ({ event }) => event.stored }, keep] },
    conflict: {
      guard: { type: 'isNotOlder', params: ({ event }) => event.theirs },
      actions: [{ type: 'setStale', params: ({ event }) => event.theirs }, keep],
    },
    // If the viewer gets access to more settings, the same version arrives again, now with these settings.
    'remote changed': {
      guard: { type: 'isNotOlder', params: ({ event }) => event.stored },
      actions: [{ type: 'merge', params: ({ event }) => event.stored }, keep],
    },
  },
});

/**
 * The stored values, the draft, and the conflicts of one server. `reportSaves` passes the events of `config-save` on.
 */
export const configEditMachine = chart.createMachine({
  id: 'configEdit',
  context: ({ input }) => ({ ...ownerOf(input), ...initialEditing() }),
  // Subscribe before loading. Otherwise a change between the load and the subscription would be missed.
  invoke: {
    id: 'watchRemote',
    src: 'watchRemote',
    input: ({ context }) => ({ serverId: context.serverId }),
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ownerOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'ready',
            actions: [{ type: 'open', params: ({ event }) => event.output }, keep],
          },
          ...errorTransitions<LoadAnswer>()({
            notFound: 'failed.notFound',
            forbidden: 'failed.forbidden',
            signInAgain: 'failed.signInAgain',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
      on: {
        'remote changed': {
          guard: { type: 'isNewer', params: ({ event }) => event.stored },
          actions: { type: 'setRemote', params: ({ event }) => event.stored },
        },
      },
    },
    ready: {
      ...underEdit,
      always: { guard: 'hasClashes', target: 'conflicted' },
      initial: 'clean',
      states: {
        clean: {
          always: { guard: 'hasChanges', target: 'dirty' },
          on: {
            // Do not store the draft here: an unchanged form would delete the draft that another tab has stored.
            'remote changed': {
              guard: { type: 'isNotOlder', params: ({ event }) => event.stored },
              actions: { type: 'merge', params: ({ event }) => event.stored },
            },
          },
        },
        dirty: { always: { guard: not('hasChanges'), target: 'clean' } },
      },
    },
    conflicted: {
      on: {
        ...underEdit.on,
        resolve: {
          guard: { type: 'clashesAt', params: ({ event }) => event.key },
          actions: [{ type: 'resolve', params: ({ event }) => event }, keep],
        },
      },
      always: { guard: not('hasClashes'), target: 'ready' },
    },
    failed: {
      initial: 'unreachable',
      states: {
        notFound: {},
        forbidden: {},
        signInAgain: {},
        unreachable: {},
      } as const satisfies Record<LoadError['kind'], object>,
      on: { reload: 'loading' },
    },
  },
});

export const ConfigEditContext = createActorContext(configEditMachine);
