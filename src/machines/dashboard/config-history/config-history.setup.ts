import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Conflict, SaveError, SaveRequest, StoredConfig } from '#domain/bot-config/config';
import type { ConfigKey } from '#domain/bot-config/fields';
import {
  undoAnywayRequest,
  undoRequest,
  withNewest,
  withOlder,
  type HistoryPage,
  type HistoryQuery,
  type Revision,
} from '#domain/bot-config/history';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type HistoryError = { kind: 'forbidden' | 'unreachable' };

export type HistoryAnswer = Result<HistoryPage, HistoryError>;
export type UndoAnswer = Result<StoredConfig, SaveError>;

/** An undo of a whole revision, or of only some of its settings. */
export interface Undo {
  revision: Revision;
  keys?: readonly ConfigKey[];
}

export type ConfigHistoryEvent =
  | { type: 'open' }
  | { type: 'close' }
  /** Lists the revisions of one setting, or of all settings if `key` is null. */
  | { type: 'filter'; key: ConfigKey | null }
  | { type: 'more' }
  | { type: 'retry' }
  /** A save created a new revision. */
  | { type: 'history changed' }
  | ({ type: 'undo' } & Undo)
  /** Retries the last undo. */
  | { type: 'undo again' }
  /** Undoes the revision even if the same settings have been changed since then. */
  | { type: 'undo anyway' }
  | { type: 'dismiss' };

/** The result of an undo. The toasts use the same texts as saves. Conflicts are shown in a dialog instead. */
export type UndoNotice = 'saved' | Exclude<SaveError['kind'], 'conflict'>;

/** The app handles `notice`. `reportUndos` passes the other events on to `config-edit`. */
export type ConfigHistoryEmitted =
  | { type: 'saved'; stored: StoredConfig }
  /** The stored configuration is newer than the version that the undo expected. */
  | { type: 'stale'; theirs: StoredConfig }
  | { type: 'notice'; notice: UndoNotice };

/** `serverId` is a snowflake string. */
export interface ConfigHistoryData {
  serverId: string;
  /** The setting by which the list is filtered; null for all settings. */
  key: ConfigKey | null;
  page: HistoryPage;
  /** The last request. */
  requested: (Undo & { request: SaveRequest }) | null;
  /** The conflict of the last request. */
  clash: { conflicts: readonly Conflict[]; theirs: StoredConfig } | null;
}

const initialEditing: HistoryPage = { revisions: [], more: false };

export const historySetup = setup({
  types: {
    input: {} as { serverId: string },
    context: {} as ConfigHistoryData,
    events: {} as ConfigHistoryEvent,
    emitted: {} as ConfigHistoryEmitted,
  },
  actors: {
    load: fromPromise<HistoryAnswer, HistoryQuery>(unprovided('load')),
    loadOlder: fromPromise<HistoryAnswer, HistoryQuery>(unprovided('loadOlder')),
    /** Saves the values that the settings had before the revision. */
    undo: fromPromise<UndoAnswer, SaveRequest>(unprovided('undo')),
  },
  actions: {
    startOver: assign({ key: null, page: initialEditing }),
    narrow: assign((_, key: ConfigKey | null) => ({ key, page: initialEditing })),
    show: assign((_, answer: HistoryAnswer) => (answer.ok ? { page: answer.value } : {})),
    addNewest: assign(({ context }, answer: HistoryAnswer) => ({
      page: (answer.ok && withNewest(context.page, answer.value)) || context.page,
    })),
    addOlder: assign(({ context }, answer: HistoryAnswer) =>
      answer.ok ? { page: withOlder(context.page, answer.value) } : {},
    ),
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
    setClash: assign((_, answer: UndoAnswer) =>
      !answer.ok && answer.error.kind === 'conflict'
        ? { clash: { conflicts: answer.error.conflicts, theirs: answer.error.theirs } }
        : {},
    ),
    notify: emit((_, notice: UndoNotice) => ({ type: 'notice', notice })),
    emitAnswer: enqueueActions(({ enqueue }, answer: UndoAnswer) => {
      if (answer.ok) enqueue.emit({ type: 'saved', stored: answer.value });
      else if (answer.error.kind === 'conflict') {
        enqueue.emit({ type: 'stale', theirs: answer.error.theirs });
      }
    }),
  },
  guards: {
    isAnotherSetting: ({ context }, key: ConfigKey | null) => key !== context.key,
    hasOlder: ({ context }) => context.page.more,
    changesSomething: ({ context }, { revision, keys }: Undo) =>
      undoRequest(context.serverId, revision, keys).changes.length > 0,
    isOk: (_, answer: HistoryAnswer | UndoAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    meetsTheList: ({ context }, answer: HistoryAnswer) =>
      answer.ok && withNewest(context.page, answer.value) !== null,
  },
  delays: {
    /** In ms. Equals the duration of the toast. */
    undoneNotice: 5_000,
  },
});

/** Returns the query for the newest page. */
export function newestQuery({ serverId, key }: ConfigHistoryData): HistoryQuery {
  return { serverId, key, before: null };
}

/** Returns the query for the next older page. */
export function olderQuery({ serverId, key, page }: ConfigHistoryData): HistoryQuery {
  return { serverId, key, before: page.revisions.at(-1)?.version ?? null };
}

/**
 * Returns the request of the undo.
 * @throws if there is no request, which is a defect in the chart.
 */
export function requestedSave({ requested }: ConfigHistoryData): SaveRequest {
  if (!requested) throw new Error('No undo was requested');
  return requested.request;
}

export function emptyHistory({ serverId }: { serverId: string }): ConfigHistoryData {
  return { serverId, key: null, page: initialEditing, requested: null, clash: null };
}
