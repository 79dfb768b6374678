import { assign, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';
import { edited, type Making, type MessageEdit } from '#domain/message/edits';
import {
  canSaveAs,
  draftCalled,
  draftName,
  MOST_STORED_DRAFTS,
  withDraft,
  withoutDraft,
  type NamedDraft,
} from '#domain/message/named-drafts';
import { blankMessage, type Message } from '#domain/message/message';
import type { ReplaceReason } from '#domain/message/step-cause';
import { timestampOf } from '#domain/message/timestamp';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';
import { redone, stepped, typed, undone } from './history';
import type {
  StoreResult,
  LoadedWork,
  MessageDraftData,
  MessageDraftEvent,
  MessageDraftInput,
} from './message-draft.events';

type Replacement = { message: Message; reason: ReplaceReason };

export const draftSetup = setup({
  types: {
    input: {} as MessageDraftInput,
    context: {} as MessageDraftData,
    events: {} as MessageDraftEvent,
  },
  actors: {
    loadDraft: fromPromise<LoadedWork>(unprovided('loadDraft')),
    /** Stores the message synchronously; null removes the stored draft. */
    storeDraft: fromPromise<StoreResult, Message | null>(unprovided('storeDraft')),
    storeDrafts: fromPromise<StoreResult, readonly NamedDraft[]>(unprovided('storeDrafts')),
    /** Sends `page hidden`, and an event for each change that another tab makes to the drafts. */
    watchDrafts: fromCallback<AnyEventObject>(unprovided('watchDrafts')),
  },
  actions: {
    hold: assign((_, held: Replacement) => ({ held })),
    open: assign(({ context }, { message, drafts, history }: LoadedWork) => {
      const found = message ?? context.message;
      const { held } = context;
      const { past, future } = history ?? context;
      const opened = { ...context, message: found, past, future };
      return {
        message: found,
        past,
        future,
        recovered: message,
        tried: found,
        drafts,
        triedDrafts: drafts,
        held: null,
        ...(held && stepped(opened, held.message, held.reason)),
      };
    }),
    edit: assign(({ context }, edit: MessageEdit) => {
      const message = edited(context.message, edit, making(context));
      return edit.kind === 'change'
        ? typed(context, message, { path: edit.path, at: context.now() })
        : stepped(context, message, edit.kind);
    }),
    undo: assign(({ context }) => undone(context)),
    redo: assign(({ context }) => redone(context)),
    replace: assign(({ context }, { message, reason }: Replacement) =>
      stepped(context, message, reason),
    ),
    clear: assign(({ context }) => stepped(context, context.blank, 'clear')),
    keepAs: assign(({ context }, typedName: string) => {
      const { drafts, message, now } = context;
      const draft = { name: draftName(typedName), message, at: isoOf(now()) };
      return { drafts: withDraft(drafts, draft), lost: draftCalled(drafts, draft.name) };
    }),
    openDraft: assign(({ context }, name: string) => {
      const draft = draftCalled(context.drafts, name);
      return draft ? stepped(context, draft.message, 'draft') : {};
    }),
    removeDraft: assign(({ context: { drafts } }, name: string) => ({
      drafts: withoutDraft(drafts, name),
      lost: draftCalled(drafts, name),
    })),
    bringBack: assign(({ context: { drafts, lost } }) =>
      lost ? { drafts: withDraft(drafts, lost), lost: draftCalled(drafts, lost.name) } : {},
    ),
    setDrafts: assign((_, drafts: readonly NamedDraft[]) => ({ drafts, triedDrafts: drafts })),
    setTheirs: assign((_, theirs: Message | null) => ({ theirs })),
    takeTheirs: assign(({ context }) => ({
      theirs: null,
      ...(context.theirs && stepped(context, context.theirs, 'elsewhere')),
    })),
    /** An edited message has to be stored again, because the storage now contains the other tab's draft. */
    keepMine: assign(({ context }) => ({
      theirs: null,
      tried: isUntouched(context) ? context.tried : null,
    })),
    /** Stores the undo and redo steps. The app provides the implementation. */
    storeHistory: () => {},
    try: assign(({ context }) => ({ tried: context.message })),
    tryDrafts: assign(({ context }) => ({ triedDrafts: context.drafts })),
  },
  guards: {
    hasDraft: (_, { message }: LoadedWork) => message !== null,
    changesSomething: ({ context }, edit: MessageEdit) =>
      edited(context.message, edit, making(context)) !== context.message,
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
    isUntouched: ({ context }) => isUntouched(context),
    hasMovedOn: ({ context }) => context.message !== context.recovered,
    isUnsaved: ({ context }) => context.message !== context.tried,
    areDraftsUnsaved: ({ context }) => context.drafts !== context.triedDrafts,
    isSomething: (_, message: Message | null) => message !== null,
    canSaveAs: ({ context }, name: string) => canSaveAs(context.drafts, name),
    canPutAside: ({ context }, name: string) => canSaveAs(context.drafts, name, MOST_STORED_DRAFTS),
    hasDraftCalled: ({ context }, name: string) => draftCalled(context.drafts, name) !== null,
    hasLost: ({ context }) => context.lost !== null,
    isOk: (_, answer: StoreResult) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  delays: {
    /**
     * Time in ms from the first unsaved change. Later changes do not restart it, so a crash loses no more than this.
     */
    storePause: 400,
    /** Time in ms without a change. It is longer than the pause between two keystrokes. */
    restPause: 600,
  },
});

export function initialContext({ newId, now, message }: MessageDraftInput): MessageDraftData {
  return {
    newId,
    now,
    message,
    fresh: message,
    blank: blankMessage(newId),
    tried: message,
    past: [],
    future: [],
    typing: null,
    recovered: null,
    held: null,
    theirs: null,
    drafts: [],
    triedDrafts: [],
    lost: null,
  };
}

/** Returns the message to store, or null if it has not been edited. */
export function messageToStore(context: MessageDraftData): Message | null {
  return isUntouched(context) ? null : context.message;
}

/** Returns whether the message is still the initial message, or the blank message that `clear` set. */
function isUntouched({ message, fresh, blank }: MessageDraftData): boolean {
  return message === fresh || message === blank;
}

function making({ newId, now }: MessageDraftData): Making {
  return { newId, now: isoOf(now()) };
}

/** @throws if the time is out of range. */
function isoOf(time: number): string {
  const iso = timestampOf(time);
  if (iso === null) throw new Error(`${time} is not a valid time`);
  return iso;
}
