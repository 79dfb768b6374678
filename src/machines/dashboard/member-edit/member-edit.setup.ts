import { assertEvent, assign, emit, fromPromise, raise, setup } from 'xstate';
import type { RemovalDenial } from '#domain/permissions/removal';
import {
  checkMemberForm,
  emptyMemberForm,
  formOf,
  isSavable,
  memberChanges,
  type MemberForm,
  type TeamMember,
} from '#domain/team/member';
import type { ServerRef } from '#domain/team/permissions';
import { checkPicture } from '#domain/team/picture';
import type { RosterChange } from '#domain/team/roster';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';
import { expectedMember } from './expected-member';
import type {
  Addition,
  ChosenPicture,
  MemberAnswer,
  MemberEditData,
  MemberEditEmitted,
  MemberEditEvent,
  MemberNotice,
  PictureAnswer,
  Removal,
  RemovalAnswer,
  Update,
} from './member-edit.events';

const noDropper: (_: unknown, address: string | null) => void = unprovided('dropPicture');

export const memberSetup = setup({
  types: {
    input: {} as { server: ServerRef | null },
    context: {} as MemberEditData,
    events: {} as MemberEditEvent,
    emitted: {} as MemberEditEmitted,
  },
  actors: {
    addMember: fromPromise<MemberAnswer, Addition>(unprovided('addMember')),
    updateMember: fromPromise<MemberAnswer, Update>(unprovided('updateMember')),
    removeMember: fromPromise<RemovalAnswer, Removal>(unprovided('removeMember')),
    uploadPicture: fromPromise<PictureAnswer, ChosenPicture>(unprovided('uploadPicture')),
  },
  actions: {
    /** The parameter is null if nothing was uploaded. The app provides the implementation. */
    dropPicture: noDropper,
    openEmpty: assign(({ context: { server, removing } }) => ({ ...emptyEdit(server), removing })),
    openMember: assign(({ context: { server, removing } }, member: TeamMember) => ({
      ...emptyEdit(server),
      removing,
      member,
      form: formOf(member),
    })),
    change: assign(({ context }, fields: Partial<MemberForm>) => ({
      form: { ...context.form, ...fields },
    })),
    choose: assign((_, { file, crop }: ChosenPicture) => ({
      picture: { kind: 'chosen' as const, file, crop },
      pictureProblem: null,
      stored: null,
    })),
    setPictureProblem: assign((_, { file }: ChosenPicture) => ({
      pictureProblem: checkPicture(file),
    })),
    dropChoice: assign({ picture: { kind: 'none' }, pictureProblem: null, stored: null }),
    setStored: assign((_, answer: PictureAnswer) => (answer.ok ? { stored: answer.value } : {})),
    forgetStored: assign({ stored: null }),
    setRemoving: assign((_, member: TeamMember) => ({ removing: member })),
    forgetRemoval: assign({ removing: null }),
    closeForm: raise({ type: 'close' }),
    emitExpected: emit(({ context }) => ({
      type: 'expect',
      id: savingId(context),
      change: expectedChange(context),
    })),
    emitConfirmed: emit(({ context }, answer: MemberAnswer) => ({
      type: 'confirm',
      id: savingId(context),
      change: { kind: context.member ? 'update' : 'add', member: memberSaved(answer) },
    })),
    rollBack: emit(({ context }) => ({ type: 'roll back', id: savingId(context) })),
    emitRemovalExpected: emit(({ context }) => ({ type: 'expect', ...removalReport(context) })),
    emitRemovalConfirmed: emit(({ context }) => ({ type: 'confirm', ...removalReport(context) })),
    rollBackRemoval: emit(({ context }) => ({ type: 'roll back', id: removalReport(context).id })),
    notify: emit((_, notice: MemberNotice) => ({ type: 'notice', notice })),
    notifySaved: emit(({ context: { member, server } }) => ({
      type: 'notice',
      notice: member ? 'memberUpdated' : server ? 'editorAdded' : 'memberAdded',
    })),
    notifyNotSaved: emit(({ context: { member } }) => ({
      type: 'notice',
      notice: member ? 'updateFailed' : 'addFailed',
    })),
    notifyRemoved: emit(({ context: { server } }) => ({
      type: 'notice',
      notice: server ? 'editorRemoved' : 'memberRemoved',
    })),
  },
  guards: {
    isPicture: (_, { file }: ChosenPicture) => checkPicture(file) === null,
    isMissingName: ({ context }) => checkMemberForm(context.form).name?.kind === 'required',
    isMalformed: ({ context }) => !isSavable(context.form),
    changesNothing: ({ context: { member, form, picture } }) =>
      member !== null && picture.kind === 'kept' && memberChanges(member, form).length === 0,
    hasToUpload: ({ context: { picture, stored } }) => picture.kind === 'chosen' && stored === null,
    isNew: ({ context }) => context.member === null,
    isOk: (_, answer: { ok: boolean }) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    isEditedRemoved: ({ context: { member, removing } }, answer: { ok: boolean }) =>
      answer.ok && member !== null && member.id === removing?.id,
    isAllowed: ({ event }) => {
      assertEvent(event, 'remove');
      return event.verdict.allowed;
    },
    isDenied: ({ event }, reason: RemovalDenial) => {
      assertEvent(event, 'remove');
      return !event.verdict.allowed && event.verdict.reason === reason;
    },
  },
});

export function emptyEdit(server: ServerRef | null): MemberEditData {
  return {
    server,
    member: null,
    form: emptyMemberForm,
    picture: { kind: 'kept' },
    pictureProblem: null,
    stored: null,
    removing: null,
  };
}

/** Returns the URL of the picture to save. */
export function pictureToSave({ member, picture, stored }: MemberEditData): string | null {
  if (picture.kind === 'chosen') return stored;
  return picture.kind === 'none' ? null : (member?.profilePicture ?? null);
}

/** @throws if there is no member to remove, which is a defect in the chart. */
export function requestedRemoval({ removing, server }: MemberEditData): Removal {
  if (!removing) throw new Error('No removal was requested');
  return { member: removing, server };
}

/** @throws if no picture was chosen, which is a defect in the chart. */
export function chosenPicture({ picture }: MemberEditData): ChosenPicture {
  if (picture.kind !== 'chosen') throw new Error('No picture was chosen');
  return { file: picture.file, crop: picture.crop };
}

export function requestedAddition(context: MemberEditData): Addition {
  const { form, server } = context;
  return { form, picture: pictureToSave(context), server };
}

/** @throws if there is no member, which is a defect in the chart. */
export function requestedUpdate(context: MemberEditData): Update {
  const { member, form } = context;
  if (!member) throw new Error('No member is being edited');
  return { member, form, picture: pictureToSave(context) };
}

function memberSaved(answer: MemberAnswer): TeamMember {
  if (!answer.ok) throw new Error('No member was saved');
  return answer.value;
}

function expectedChange(context: MemberEditData): RosterChange {
  const member = expectedMember({ ...context, picture: pictureToSave(context) });
  return { kind: context.member ? 'update' : 'add', member };
}

function savingId({ member }: MemberEditData): string {
  return member ? `update:${member.id}` : 'add';
}

function removalReport(context: MemberEditData) {
  const memberId = requestedRemoval(context).member.id;
  return { id: `remove:${memberId}`, change: { kind: 'remove', memberId } } as const;
}
