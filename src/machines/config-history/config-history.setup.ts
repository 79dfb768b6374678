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
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

/** Why there is no list. */
export type HistoryError = { kind: 'forbidden' | 'unreachable' };

export type HistoryAnswer = Result<HistoryPage, HistoryError>;
export type UndoAnswer = Result<StoredConfig, SaveError>;

/** What may be undone: a whole revision, or of several settings only these. */
export interface Undo {
  revision: Revision;
  keys?: readonly ConfigKey[];
}

export type ConfigHistoryEvent =
  | { type: 'open' }
  | { type: 'close' }
  /** Only revisions of one setting; null for all. */
  | { type: 'filter'; key: ConfigKey | null }
  | { type: 'more' }
  /** Loads again what could not be loaded. */
  | { type: 'retry' }
  /** Somebody saved: what is listed is no longer all there is. */
  | { type: 'history changed' }
  | ({ type: 'undo' } & Undo)
  /** Asks for the same once more, after the connection failed. */
  | { type: 'undo again' }
  /** Undoes in spite of what was changed since. */
  | { type: 'undo anyway' }
  | { type: 'dismiss' };

/** How an undo ended, for a toast: the words of a save. A clash is for the screen to show. */
export type UndoNotice = 'saved' | Exclude<SaveError['kind'], 'conflict'>;

/** What is heard of it: notices by the app, the rest by `config-edit` (`reportUndos`). */
export type ConfigHistoryEmitted =
  | { type: 'saved'; stored: StoredConfig }
  /** The server has something newer than what was undone. */
  | { type: 'stale'; theirs: StoredConfig }
  | { type: 'notice'; notice: UndoNotice };

/** `serverId` is a snowflake string. */
export interface ConfigHistoryContext {
  serverId: string;
  /** The setting the list is about; null for all. */
  key: ConfigKey | null;
  page: HistoryPage;
  /** What was last asked to be undone. */
  requested: (Undo & { request: SaveRequest }) | null;
  /** What stands against it: for each setting what it was, what the undo would set, and what it is now. */
  clash: { conflicts: readonly Conflict[]; theirs: StoredConfig } | null;
}

const nothingYet: HistoryPage = { revisions: [], more: false };

/** The whole of what the history is made of; the chart itself is `config-history.machine.ts`. */
export const historySetup = setup({
  types: {
    input: {} as { serverId: string },
    context: {} as ConfigHistoryContext,
    events: {} as ConfigHistoryEvent,
    emitted: {} as ConfigHistoryEmitted,
  },
  actors: {
    /** Reads the newest revisions. */
    load: fromPromise<HistoryAnswer, HistoryQuery>(unprovided('load')),
    /** Reads the ones before those that are listed. */
    loadOlder: fromPromise<HistoryAnswer, HistoryQuery>(unprovided('loadOlder')),
    /** An undo is a save like any other. */
    undo: fromPromise<UndoAnswer, SaveRequest>(unprovided('undo')),
  },
  actions: {
    startOver: assign({ key: null, page: nothingYet }),
    narrow: assign((_, key: ConfigKey | null) => ({ key, page: nothingYet })),
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
    /** That it is undone stays said as long as its toast does. */
    undoneNotice: 5_000,
  },
});

/** What the newest page is asked with. */
export function newestQuery({ serverId, key }: ConfigHistoryContext): HistoryQuery {
  return { serverId, key, before: null };
}

/** What the next older page is asked with. */
export function olderQuery({ serverId, key, page }: ConfigHistoryContext): HistoryQuery {
  return { serverId, key, before: page.revisions.at(-1)?.version ?? null };
}

/** @throws where nothing was asked for: a defect in the chart. */
export function requestedSave({ requested }: ConfigHistoryContext): SaveRequest {
  if (!requested) throw new Error('No undo was requested');
  return requested.request;
}

export function emptyHistory({ serverId }: { serverId: string }): ConfigHistoryContext {
  return { serverId, key: null, page: nothingYet, requested: null, clash: null };
}
