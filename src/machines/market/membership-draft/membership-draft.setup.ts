import { assign, emit, fromPromise, setup } from 'xstate';
import { checkMembership } from '#domain/marketplace/check-membership';
import type { Currency } from '#domain/marketplace/currency';
import type { DraftOf, MembershipDraft } from '#domain/marketplace/membership-draft';
import {
  emptyForm,
  formOfMembership,
  isSameForm,
  mergeForms,
  withFields,
  type FormField,
  type MembershipForm,
} from '#domain/marketplace/membership-form';
import type {
  MembershipDetails,
  MembershipSaveError,
  OwnMembership,
} from '#domain/marketplace/own-membership';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type DraftSaveAnswer = Result<OwnMembership, MembershipSaveError>;

/** The request that adds a new membership, or changes `base`. */
export type DraftSave = { storeId: string; details: MembershipDetails } & (
  | { base: null; id: string; position: number }
  | { base: OwnMembership }
);

/** A draft to store in this browser. If `draft` is null, the stored draft is removed. */
export interface DraftToKeep {
  of: DraftOf;
  draft: MembershipDraft | null;
}

export interface MembershipDraftInput {
  /** The seller's id on the site. */
  userId: string;
  storeId: string;
  /** Returns a random uuid. */
  newId: () => string;
  /** Returns the time in Unix ms. */
  now: () => number;
}

export type MembershipDraftEvent =
  /** Opens the form of a new membership, which gets the given position in the list. */
  | { type: 'add'; position: number; currency: Currency }
  /** Opens the form of a stored membership. If `field` is set, that field is focused. */
  | { type: 'edit'; membership: OwnMembership; field?: FormField }
  | { type: 'change'; fields: Partial<MembershipForm> }
  | { type: 'save' }
  /** Closes the form. Keeps the input for the next time. */
  | { type: 'close' }
  /** Closes the form and discards the input. */
  | { type: 'discard' }
  /**
   * Resolves a conflict. For the fields that both sides changed, `keep mine` keeps the user's values, and `take theirs`
   * uses the stored values.
   */
  | { type: 'keep mine' }
  | { type: 'take theirs' }
  /** Saves the form as a new membership, because the edited one does not exist anymore. */
  | { type: 'save as new' };

/** Notices shown as toasts. Errors are shown in the form instead. */
export type MembershipDraftNotice = 'created' | 'saved';

export type MembershipDraftEmitted =
  | { type: 'notice'; notice: MembershipDraftNotice }
  | { type: 'saved'; membership: OwnMembership };

export interface MembershipDraftData extends MembershipDraftInput, MembershipDraft {
  /** The form before any edit. */
  start: MembershipForm;
  /** The position of a new membership. Not used for an existing one. */
  position: number;
  /** The field that is focused when the form opens. */
  firstField: FormField | null;
  /** Whether the form was opened with a draft from this browser. */
  isRestored: boolean;
  /** Whether untouched fields show their errors, too. True after the user has tried to save. */
  isChecked: boolean;
  /** The version that another tab or person has stored in the meantime; null if there is no conflict. */
  theirs: OwnMembership | null;
}

const unprovidedKeepDraft: (_: unknown, kept: DraftToKeep) => void = unprovided('keepDraft');

export const draftSetup = setup({
  types: {
    input: {} as MembershipDraftInput,
    context: {} as MembershipDraftData,
    events: {} as MembershipDraftEvent,
    emitted: {} as MembershipDraftEmitted,
  },
  actors: {
    /** Reads the draft that is stored in this browser. */
    openDraft: fromPromise<MembershipDraft | null, DraftOf>(unprovided('openDraft')),
    save: fromPromise<DraftSaveAnswer, DraftSave>(unprovided('save')),
  },
  actions: {
    /** Stores the draft in this browser, or removes it. The app provides the implementation. */
    keepDraft: unprovidedKeepDraft,
    openNew: assign(
      ({ context }, { position, currency }: { position: number; currency: Currency }) => ({
        ...untouched,
        id: context.newId(),
        base: null,
        position,
        ...startingWith({ ...emptyForm, currency }),
      }),
    ),
    openStored: assign(
      (
        _,
        { membership, field = null }: { membership: OwnMembership; field?: FormField | null },
      ) => ({
        ...untouched,
        id: membership.id,
        base: membership,
        firstField: field,
        ...startingWith(formOfMembership(membership)),
      }),
    ),
    restore: assign((_, draft: MembershipDraft | null) => {
      if (!draft) return {};
      const { id, base, form } = draft;
      return { id, base, form, isRestored: true, ...(base && { start: formOfMembership(base) }) };
    }),
    change: assign(({ context: { form } }, fields: Partial<MembershipForm>) => ({
      form: { ...form, ...fields },
    })),
    check: assign({ isChecked: true }),
    setTheirs: assign((_, answer: DraftSaveAnswer) =>
      !answer.ok && answer.error.kind === 'conflict' ? { theirs: answer.error.theirs } : {},
    ),
    /**
     * Rebases the form onto the stored version. `taken` decides whose values are used for the fields that both sides
     * changed.
     */
    rebase: assign(({ context }, taken: 'mine' | 'theirs') => {
      const { theirs } = context;
      if (theirs === null) return {};
      const start = formOfMembership(theirs);
      const { form, clashes } = mergedForm(context);
      return {
        id: theirs.id,
        base: theirs,
        start,
        form: taken === 'theirs' ? withFields(form, start, clashes) : form,
        theirs: null,
      };
    }),
    becomeNew: assign(({ context: { newId, form } }) => ({
      id: newId(),
      base: null,
      start: { ...emptyForm, currency: form.currency },
    })),
    emitSaved: emit((_, answer: DraftSaveAnswer) => {
      if (!answer.ok) throw new Error('A failed save has no membership');
      return { type: 'saved', membership: answer.value };
    }),
    notify: emit(({ context: { base } }) => ({
      type: 'notice',
      notice: base === null ? 'created' : 'saved',
    })),
  },
  guards: {
    changesNothing: ({ context: { base, start, form } }) =>
      base !== null && isSameForm(start, form),
    hasProblem: ({ context }) => checkedForm(context).details === null,
    isOk: (_, answer: DraftSaveAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
});

const untouched = { isRestored: false, isChecked: false, theirs: null, firstField: null };

function startingWith(form: MembershipForm) {
  return { form, start: form };
}

export function initialDraft(input: MembershipDraftInput): MembershipDraftData {
  return { ...input, ...untouched, id: '', base: null, position: 0, ...startingWith(emptyForm) };
}

/** Returns the values to save, and the problems of the fields. */
export function checkedForm({ form, base, now }: MembershipDraftData) {
  return checkMembership(form, { base, now: now() });
}

/**
 * Merges the form with the version that was stored in the meantime. Returns the merged form and the fields that both
 * sides changed. If the form adds a new membership and an earlier save has already added that membership, the values of
 * the form replace all stored values.
 */
export function mergedForm({ theirs, base, start, form }: MembershipDraftData) {
  if (theirs === null) return { form, clashes: [] };
  const stored = formOfMembership(theirs);
  return mergeForms(base === null ? stored : start, form, stored);
}

export function draftOf({ userId, storeId, base }: MembershipDraftData): DraftOf {
  return { userId, storeId, membershipId: base?.id ?? null };
}

/** Returns the draft to store; null if the form has no changes. */
export function draftToKeep(context: MembershipDraftData): DraftToKeep {
  const { id, base, form, start } = context;
  return { of: draftOf(context), draft: isSameForm(start, form) ? null : { id, base, form } };
}

/** @throws if the form has a problem, which is a defect in the chart. */
export function draftSave(context: MembershipDraftData): DraftSave {
  const { storeId, id, base, position } = context;
  const { details } = checkedForm(context);
  if (details === null) throw new Error('The form has a problem');
  return base === null ? { storeId, details, base, id, position } : { storeId, details, base };
}
