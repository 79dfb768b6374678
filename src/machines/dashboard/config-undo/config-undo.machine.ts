import { createActorContext } from '@xstate/react';
import { assign, emit, enqueueActions, fromPromise, setup, type DoneActorEvent } from 'xstate';
import {
  type Conflict,
  saveErrorKinds,
  type SaveRequest,
  type StoredConfig,
} from '#domain/bot-config/config';
import type { ConfigKey } from '#domain/bot-config/fields';
import { undoAnywayRequest, undoRequest, type Revision } from '#domain/bot-config/history';
import {
  type ErrorParams,
  errorTransitions,
  failedBy,
  isError,
  noticesOf,
  statesOf,
} from '../../error-transitions';
import { unprovided } from '../../unprovided';
import type { SaveAnswer, SaveNotice } from '../config-save/config-save.machine';

export interface Undo {
  revision: Revision;
  keys?: readonly ConfigKey[];
}

export type ConfigUndoEvent =
  | ({ type: 'undo' } & Undo)
  | { type: 'undo again' }
  /** Undoes the revision even if the same settings have been changed since then. */
  | { type: 'undo anyway' }
  | { type: 'dismiss' }
  /** The history was opened. It does not show the error of an earlier undo. */
  | { type: 'history opened' };

/** The app handles `notice`. `reportUndos` passes the other events on to `config-edit`. */
export type ConfigUndoEmitted =
  | { type: 'saved'; stored: StoredConfig }
  /** The stored configuration is newer than the version that the undo expected. */
  | { type: 'stale'; theirs: StoredConfig }
  /** The toasts use the same texts as saves. Conflicts are shown in a dialog instead. */
  | { type: 'notice'; notice: SaveNotice };

export interface ConfigUndoData {
  /** A snowflake. */
  serverId: string;
  /** The last request. */
  requested: (Undo & { request: SaveRequest }) | null;
  /** The conflict of the last request. */
  clash: { conflicts: readonly Conflict[]; theirs: StoredConfig } | null;
}

const notices = noticesOf(saveErrorKinds);
const answered = ({ event }: { event: DoneActorEvent<SaveAnswer> }) => event.output;

/**
 * An undo is a save that is based on the version of the revision: closing the history does not cancel it, and if a
 * setting was changed after that version, it causes a conflict, which the user decides.
 */
export const configUndoMachine = setup({
  types: {
    input: {} as { serverId: string },
    context: {} as ConfigUndoData,
    events: {} as ConfigUndoEvent,
    emitted: {} as ConfigUndoEmitted,
  },
  actors: {
    undo: fromPromise<SaveAnswer, SaveRequest>(unprovided('undo')),
  },
  actions: {
    setRequest: assign(({ context }, { revision, keys }: Undo) => ({
      requested: {
        revision,
        ...(keys && { keys }),
        request: undoRequest(context.serverId, revision, keys),
      },
      clash: null,
    })),
    setRequestOverTheirs: assign(({ context: { requested, clash } }) =>
      requested && clash
        ? {
            requested: {
              ...requested,
              request: undoAnywayRequest(requested.request, clash.theirs),
            },
          }
        : {},
    ),
    setClash: assign((_, answer: SaveAnswer) =>
      !answer.ok && answer.error.kind === 'conflict'
        ? { clash: { conflicts: answer.error.conflicts, theirs: answer.error.theirs } }
        : {},
    ),
    notify: emit((_, notice: SaveNotice) => ({ type: 'notice', notice })),
    emitAnswer: enqueueActions(({ enqueue }, answer: SaveAnswer) => {
      if (answer.ok) enqueue.emit({ type: 'saved', stored: answer.value });
      else if (answer.error.kind === 'conflict') {
        enqueue.emit({ type: 'stale', theirs: answer.error.theirs });
      }
    }),
  },
  guards: {
    changesSomething: ({ context }, { revision, keys }: Undo) =>
      undoRequest(context.serverId, revision, keys).changes.length > 0,
    isOk: (_, answer: SaveAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  delays: {
    /** In ms. Equals the duration of the toast. */
    undoneNotice: 5_000,
  },
}).createMachine({
  id: 'configUndo',
  context: ({ input }) => ({ ...input, requested: null, clash: null }),
  initial: 'idle',
  on: {
    undo: {
      guard: { type: 'changesSomething', params: ({ event }) => event },
      target: '.undoing',
      actions: { type: 'setRequest', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    undoing: {
      id: 'undoing',
      on: { undo: undefined }, // ignore a second press
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => requestedSave(context),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'undone',
            actions: { type: 'emitAnswer', params: answered },
          },
          ...errorTransitions<SaveAnswer>()({
            ...failedBy(saveErrorKinds),
            conflict: {
              target: 'failed.conflict',
              actions: [
                { type: 'setClash', params: answered },
                { type: 'emitAnswer', params: answered },
              ],
            },
          }),
        ],
      },
    },
    undone: {
      entry: { type: 'notify', params: 'saved' },
      after: { undoneNotice: 'idle' },
      on: { dismiss: 'idle' },
    },
    failed: {
      on: { dismiss: 'idle', 'history opened': 'idle' },
      ...statesOf([...saveErrorKinds, 'conflict'], {
        ...notices,
        /** The user has to decide how to resolve the conflict, also if the history is closed and opened again. */
        conflict: {
          on: {
            'undo anyway': { target: '#undoing', actions: 'setRequestOverTheirs' },
            'history opened': undefined,
          },
        },
        unanswered: { ...notices.unanswered, on: { 'undo again': '#undoing' } },
        unknown: { ...notices.unknown, on: { 'undo again': '#undoing' } },
      }),
    },
  },
});

/** @throws if there is no request, which is a defect in the chart. */
function requestedSave({ requested }: ConfigUndoData): SaveRequest {
  if (!requested) throw new Error('No undo was requested');
  return requested.request;
}

/** The undo of one server's revisions, shared by the history and the dialog for a conflict. */
export const ConfigUndoContext = createActorContext(configUndoMachine);
