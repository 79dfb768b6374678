import { assign, emit, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { StoreDesign } from '#domain/marketplace/design';
import {
  designChanges,
  designProblems,
  type DesignDraft,
  type DesignForm,
  type DesignKey,
} from '#domain/marketplace/design-form';
import type { OwnStore, StoreSaveError } from '#domain/marketplace/own-store';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';
import {
  discarded,
  edited,
  received,
  recovered,
  redone,
  reset,
  resolved,
  saved,
  undone,
  type DesignEdit,
  type Editing,
} from './editing';

export type DesignSaveAnswer = Result<OwnStore, StoreSaveError>;
export type DesignToSave = {
  store: OwnStore;
  change: { design: StoreDesign; isDesigned: boolean };
};
export type DesignDraftToStore = { storeId: string; draft: DesignDraft | null };

export type StoreDesignEvent =
  | ({ type: 'edit' } & DesignEdit)
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'reset' }
  /** Restores the stored values. The user can undo this. */
  | { type: 'discard' }
  | { type: 'save' }
  | { type: 'resolve'; key: DesignKey; choice: 'yours' | 'theirs' }
  /** Another part of the page has read or saved the store. */
  | { type: 'store changed'; store: OwnStore }
  | { type: 'show'; view: 'form' | 'preview' }
  | { type: 'dismiss' };

/** The result of a save or a reset, for a toast. Conflicts are shown in the form instead. */
export type DesignNotice = 'saved' | 'reset' | Exclude<StoreSaveError['kind'], 'conflict'>;

export type StoreDesignEmitted =
  | { type: 'notice'; notice: DesignNotice }
  | { type: 'saved'; store: OwnStore }
  /** The user pressed Save, but the form has problems. The first invalid field is focused. */
  | { type: 'problems' };

export interface StoreDesignData extends Editing {
  /** The form in the pending save; null if there is none. */
  sent: DesignForm | null;
}

export const answered = ({ event }: { event: DoneActorEvent<DesignSaveAnswer> }) => event.output;
const unprovidedStoreDraft: (_: unknown, kept: DesignDraftToStore) => void =
  unprovided('storeDraft');

export const designSetup = setup({
  types: {
    input: {} as { store: OwnStore },
    context: {} as StoreDesignData,
    events: {} as StoreDesignEvent,
    emitted: {} as StoreDesignEmitted,
  },
  actors: {
    /** Returns the draft that is stored in this browser; null if there is none. */
    loadDraft: fromPromise<DesignDraft | null, { storeId: string }>(unprovided('loadDraft')),
    save: fromPromise<DesignSaveAnswer, DesignToSave>(unprovided('save')),
  },
  actions: {
    /** Stores the draft in this browser, or removes it. The app provides the implementation. */
    storeDraft: unprovidedStoreDraft,
    recover: assign(({ context }, draft: DesignDraft | null) =>
      draft ? recovered(context, draft) : {},
    ),
    edit: assign(({ context }, edit: DesignEdit) => edited(context, edit)),
    undo: assign(({ context }) => undone(context)),
    redo: assign(({ context }) => redone(context)),
    reset: assign(({ context }) => reset(context)),
    discard: assign(({ context }) => discarded(context)),
    receive: assign(({ context }, store: OwnStore) => received(context, store)),
    resolve: assign(({ context }, decision: { key: DesignKey; choice: 'yours' | 'theirs' }) =>
      resolved(context, decision),
    ),
    send: assign(({ context }) => ({ sent: context.form })),
    takeAnswer: assign(({ context }, answer: DesignSaveAnswer) => {
      if (answer.ok) return saved(context, answer.value, context.sent ?? context.form);
      return answer.error.kind === 'conflict' ? received(context, answer.error.theirs) : {};
    }),
    notify: emit((_, notice: DesignNotice) => ({ type: 'notice', notice })),
    emitSaved: emit(({ context }) => ({ type: 'saved', store: context.store })),
    emitProblems: emit({ type: 'problems' }),
  },
  guards: {
    hasChanges: ({ context: { store, form } }) => designChanges(store.design, form).length > 0,
    hasClashes: ({ context }) => context.conflicts.length > 0,
    clashesAt: ({ context }, key: DesignKey) => context.conflicts.some((one) => one.key === key),
    hasProblems: ({ context }) => designProblems(context.form).size > 0,
    mayBeSaved: ({ context: { store, form, conflicts } }) =>
      conflicts.length === 0 && (!store.isDesigned || designChanges(store.design, form).length > 0),
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
    isNewer: ({ context }, { version }: OwnStore) => version > context.store.version,
    isPreview: (_, view: 'form' | 'preview') => view === 'preview',
    isOk: (_, answer: DesignSaveAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    /** Whether this save and the other one changed no field to different values. */
    isMerged: ({ context }, answer: DesignSaveAnswer) =>
      !answer.ok &&
      answer.error.kind === 'conflict' &&
      (received(context, answer.error.theirs).conflicts ?? []).length === 0,
  },
  delays: {
    /** In ms. Equals the duration of the toast. */
    savedNotice: 5_000,
  },
});
