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
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type DraftSaveAnswer = Result<OwnMembership, MembershipSaveError>;

/** A new membership, or the change of `base`. */
export type DraftSave = { storeId: string; details: MembershipDetails } & (
  | { base: null; id: string; position: number }
  | { base: OwnMembership }
);

/** What the draft will be stored as; a null draft removes the stored one. */
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
  /** Opens the form of a new membership, at a position of the list. */
  | { type: 'add'; position: number; currency: Currency }
  /** Opens the form of a stored membership, with the focus in a field if one is named. */
  | { type: 'edit'; membership: OwnMembership; field?: FormField }
  | { type: 'change'; fields: Partial<MembershipForm> }
  | { type: 'save' }
  /** Closes the form. What was typed is kept for the next time. */
  | { type: 'close' }
  /** Closes the form and forgets what was typed. */
  | { type: 'discard' }
  /** Answers to a conflict: for the fields that both changed, keeps what was typed, or takes what is stored. */
  | { type: 'keep mine' }
  | { type: 'take theirs' }
  /** The membership does not exist anymore: saves the form as another one. */
  | { type: 'save as new' };

/** Notices shown as toasts. Errors are shown in the form instead. */
export type MembershipDraftNotice = 'created' | 'saved';

export type MembershipDraftEmitted =
  | { type: 'notice'; notice: MembershipDraftNotice }
  | { type: 'saved'; membership: OwnMembership };

export interface MembershipDraftContext extends MembershipDraftInput, MembershipDraft {
  /** The form without changes. */
  start: MembershipForm;
  /** The position that a new membership gets. Not used for an existing one. */
  position: number;
  /** The field that takes the focus when the form opens. */
  firstField: FormField | null;
  /** Whether the form was opened with a draft that this browser kept. */
  isRestored: boolean;
  /** Whether untouched fields also show their errors. True after an attempt to save. */
  isChecked: boolean;
  /** What another tab or person stored meanwhile. */
  theirs: OwnMembership | null;
}

const unprovidedKeepDraft: (_: unknown, kept: DraftToKeep) => void = unprovided('keepDraft');

export const draftSetup = setup({
  types: {
    input: {} as MembershipDraftInput,
    context: {} as MembershipDraftContext,
    events: {} as MembershipDraftEvent,
    emitted: {} as MembershipDraftEmitted,
  },
  actors: {
    /** Reads the draft that this browser keeps. */
    openDraft: fromPromise<MembershipDraft | null, DraftOf>(unprovided('openDraft')),
    save: fromPromise<DraftSaveAnswer, DraftSave>(unprovided('save')),
  },
  actions: {
    /** Stores the draft in this browser, or removes it. The app provides it. */
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
    /** Continues from what is stored, with the changes of the form. */
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

export function initialDraft(input: MembershipDraftInput): MembershipDraftContext {
  return { ...input, ...untouched, id: '', base: null, position: 0, ...startingWith(emptyForm) };
}

/** Returns what the form saves, and the problems of its fields. */
export function checkedForm({ form, base, now }: MembershipDraftContext) {
  return checkMembership(form, { base, now: now() });
}

/**
 * Returns the form with what was stored meanwhile, and the fields that both changed. Of a new membership that was
 * already added, the form replaces what is stored.
 */
export function mergedForm({ theirs, base, start, form }: MembershipDraftContext) {
  if (theirs === null) return { form, clashes: [] };
  const stored = formOfMembership(theirs);
  return mergeForms(base === null ? stored : start, form, stored);
}

export function draftOf({ userId, storeId, base }: MembershipDraftContext): DraftOf {
  return { userId, storeId, membershipId: base?.id ?? null };
}

/** Returns what is kept of a form: nothing while it has no changes. */
export function draftToKeep(context: MembershipDraftContext): DraftToKeep {
  const { id, base, form, start } = context;
  return { of: draftOf(context), draft: isSameForm(start, form) ? null : { id, base, form } };
}

/** @throws if the form has a problem, which is a defect in the chart. */
export function draftSave(context: MembershipDraftContext): DraftSave {
  const { storeId, id, base, position } = context;
  const { details } = checkedForm(context);
  if (details === null) throw new Error('The form has a problem');
  return base === null ? { storeId, details, base, id, position } : { storeId, details, base };
}
