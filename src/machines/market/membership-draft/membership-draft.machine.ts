import { createActorContext } from '@xstate/react';
import { checkMembership } from '#domain/marketplace/check-membership';
import { mergedDraft, type DraftOf, type DraftSave } from '#domain/marketplace/membership-draft';
import {
  emptyForm,
  formOfMembership,
  isSameForm,
  withFields,
  type FormField,
  type MembershipForm,
} from '#domain/marketplace/membership-form';
import {
  type MembershipSaveError,
  membershipSaveErrorKinds,
  type OwnMembership,
} from '#domain/marketplace/own-membership';
import type { Result } from '#domain/result';
import { draftForm } from '../../charts/draft-form';

export interface MembershipDraftInput {
  /** The seller's id on the site. */
  userId: string;
  storeId: string;
  /** Returns a random uuid. */
  newId: () => string;
  /** Returns the time in Unix ms. */
  now: () => number;
}

/** Where a new membership stands, its currency before any edit, and the field that is focused when the form opens. */
type Of = Pick<OwnMembership, 'position' | 'currency'> & { field?: FormField };

/** The form of a new or an existing membership (product.md §21.12). */
export const membershipDraftMachine = draftForm<{
  answer: Result<OwnMembership, MembershipSaveError>;
  input: MembershipDraftInput;
  of: Of;
  form: MembershipForm;
  stored: OwnMembership;
  save: DraftSave;
  key: DraftOf;
}>()({
  id: 'membershipDraft',
  kinds: ['conflict', ...membershipSaveErrorKinds],
  remedies: { conflict: 'choose', notAllowed: 'renew' },
  formOf: (stored, of) =>
    stored ? formOfMembership(stored) : { ...emptyForm, ...(of && { currency: of.currency }) },
  isSame: isSameForm,
  ids: { newId: ({ newId }) => newId(), renewedBy: 'open' },
  merge: (draft, theirs, taken) => {
    const { form, clashes } = mergedDraft(draft, theirs);
    return taken === 'mine' ? form : withFields(form, formOfMembership(theirs), clashes);
  },
  save: (draft) => {
    const { input, of, id, base } = draft;
    const { details } = checkedDraft(draft);
    if (details === null) return null;
    const { storeId } = input;
    return base
      ? { storeId, details, base }
      : { storeId, details, base, id, position: of.position };
  },
  keyOf: ({ input: { userId, storeId }, base }) => ({
    userId,
    storeId,
    membershipId: base?.id ?? null,
  }),
});

/** Returns the values to save, and the problems of the fields. */
export function checkedDraft(draft: {
  input: MembershipDraftInput;
  base: OwnMembership | null;
  form: MembershipForm;
}) {
  return checkMembership(draft.form, { base: draft.base, now: draft.input.now() });
}

export const MembershipDraftContext = createActorContext(membershipDraftMachine);
