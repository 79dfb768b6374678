import { assign, emit, fromPromise, setup } from 'xstate';
import { type OwnReview } from '#domain/marketplace/review';
import {
  emptyReview,
  formOfReview,
  isSameReview,
  reviewProblems,
  reviewTextOf,
  type ReviewDraft,
  type ReviewError,
  type ReviewForm,
  type ReviewOwner,
  type ReviewSave,
} from '#domain/marketplace/review-form';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

/** The stored review after a save; null after it was deleted. */
export type ReviewAnswer = Result<OwnReview | null, ReviewError>;

/** A draft to store in this browser. If the draft is null, the stored draft is removed. */
export interface ReviewToKeep {
  of: ReviewOwner;
  draft: ReviewDraft | null;
}

export type ReviewEditEvent =
  /** Opens the form for the review of a store. `review` is the stored review; null if the viewer writes a new one. */
  | { type: 'open'; store: { id: string; name: string }; review: OwnReview | null }
  | { type: 'change'; fields: Partial<ReviewForm> }
  | { type: 'save' }
  /** Closes the form. Keeps the input for the next time. */
  | { type: 'close' }
  /** Closes the form and discards the input. */
  | { type: 'discard' }
  /** Opens the confirmation for deleting the stored review. */
  | { type: 'delete' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /**
   * Resolves a conflict. `keep mine` continues with the user's input, and `take theirs` continues with the stored
   * review.
   */
  | { type: 'keep mine' }
  | { type: 'take theirs' };

export type ReviewEditNotice = 'saved' | 'deleted';

export interface ReviewEditData extends ReviewDraft {
  /** The viewer's id on the site. */
  userId: string;
  store: { id: string; name: string };
  /** Whether the form was opened with a draft from this browser. */
  isRestored: boolean;
  /** Whether the form shows its errors. True after the user has tried to save. */
  isChecked: boolean;
  /** The stored review that caused a conflict; null if it was deleted. */
  theirs: OwnReview | null;
}

const unprovidedKeepDraft: (_: unknown, kept: ReviewToKeep) => void = unprovided('keepDraft');

export const reviewSetup = setup({
  types: {
    input: {} as { userId: string },
    context: {} as ReviewEditData,
    events: {} as ReviewEditEvent,
    /** `changed`: the stored review may have changed. */
    emitted: {} as { type: 'notice'; notice: ReviewEditNotice } | { type: 'changed' },
  },
  actors: {
    /** Reads the draft that is stored in this browser. */
    openDraft: fromPromise<ReviewDraft | null, ReviewOwner>(unprovided('openDraft')),
    save: fromPromise<ReviewAnswer, ReviewSave>(unprovided('save')),
    remove: fromPromise<ReviewAnswer, { storeId: string; version: number }>(unprovided('remove')),
  },
  actions: {
    /** Stores the draft in this browser, or removes it. The app provides the implementation. */
    keepDraft: unprovidedKeepDraft,
    start: assign((_, { store, review }: Pick<ReviewEditData, 'store'> & StoredReview) => ({
      ...untouched,
      store,
      base: review,
      form: formOfReview(review),
    })),
    restore: assign((_, draft: ReviewDraft | null) =>
      draft ? { ...draft, isRestored: true } : {},
    ),
    change: assign(({ context: { form } }, fields: Partial<ReviewForm>) => ({
      form: { ...form, ...fields },
    })),
    check: assign({ isChecked: true }),
    setTheirs: assign((_, answer: ReviewAnswer) =>
      !answer.ok && answer.error.kind === 'clash' ? { theirs: answer.error.theirs } : {},
    ),
    /** Makes the stored review the base of the form, and keeps the user's input. */
    rebase: assign(({ context: { theirs } }) => ({ base: theirs, theirs: null })),
    takeTheirs: assign(({ context: { theirs } }) => ({
      ...untouched,
      base: theirs,
      form: formOfReview(theirs),
    })),
    notify: emit((_, notice: ReviewEditNotice) => ({ type: 'notice' as const, notice })),
    emitChanged: emit({ type: 'changed' }),
  },
  guards: {
    changesNothing: ({ context: { base, form } }) =>
      base !== null && isSameReview(formOfReview(base), form),
    hasProblem: ({ context: { form } }) => Object.keys(reviewProblems(form)).length > 0,
    isStored: ({ context: { base } }) => base !== null,
    isOk: (_, answer: ReviewAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
});

interface StoredReview {
  review: OwnReview | null;
}

const untouched = { isRestored: false, isChecked: false, theirs: null };

export function initialReview({ userId }: { userId: string }): ReviewEditData {
  return { ...untouched, userId, store: { id: '', name: '' }, base: null, form: emptyReview };
}

export function reviewOwner({ userId, store }: ReviewEditData): ReviewOwner {
  return { userId, storeId: store.id };
}

/** Returns the draft to store; null if the form has no changes. */
export function reviewToKeep(context: ReviewEditData): ReviewToKeep {
  const { base, form } = context;
  const isChanged = !isSameReview(formOfReview(base), form);
  return { of: reviewOwner(context), draft: isChanged ? { base, form } : null };
}

/** @throws if no rating is chosen, which is a defect in the chart. */
export function reviewSave({ store, base, form }: ReviewEditData): ReviewSave {
  if (form.rating === null) throw new Error('No rating is chosen');
  return {
    storeId: store.id,
    rating: form.rating,
    text: reviewTextOf(form.text),
    version: base?.version ?? null,
  };
}

/** @throws if no review is stored, which is a defect in the chart. */
export function reviewRemoval({ store, base }: ReviewEditData) {
  if (base === null) throw new Error('There is no review to delete');
  return { storeId: store.id, version: base.version };
}
