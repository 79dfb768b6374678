import { createActorContext } from '@xstate/react';
import {
  checkMember,
  emptyMemberForm,
  formOfMember,
  isSameMember,
  type MemberForm,
  type MemberSave,
  type MemberSaveError,
  memberSaveErrorKinds,
} from '#domain/marketplace/member-form';
import type { StoreMember } from '#domain/marketplace/store-member';
import type { Result } from '#domain/result';
import { draftForm } from '../../charts/draft-form';

interface MemberFormInput {
  storeId: string;
  /** Returns a random uuid. */
  newId: () => string;
  /** Returns the time in Unix ms. */
  now: () => number;
}

/** Adds a member by hand, or sets the Discord account of one (product.md §21.13). */
export const storeMemberFormMachine = draftForm<{
  answer: Result<null, MemberSaveError>;
  input: MemberFormInput;
  form: MemberForm;
  stored: StoreMember;
  save: { storeId: string; save: MemberSave };
}>()({
  id: 'storeMemberForm',
  kinds: memberSaveErrorKinds,
  formOf: (member) => (member ? formOfMember(member) : emptyMemberForm),
  isSame: isSameMember,
  // The database ignores an addition whose id it already has, so it would ignore an edited addition that kept its id.
  ids: { newId: ({ newId }) => newId(), renewedBy: 'change' },
  save: (draft) => {
    const { save } = checkedMember(draft);
    return save && { storeId: draft.input.storeId, save };
  },
});

export function checkedMember({
  input,
  id,
  base,
  form,
}: {
  input: MemberFormInput;
  id: string;
  base: StoreMember | null;
  form: MemberForm;
}) {
  return checkMember(
    form,
    base ? { kind: 'link', member: base } : { kind: 'add', id },
    input.now(),
  );
}

export const StoreMemberFormContext = createActorContext(storeMemberFormMachine);
