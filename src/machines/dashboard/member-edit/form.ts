import type { DoneActorEvent } from 'xstate';
import { changeErrorKinds, pictureErrorKinds } from '#domain/team/failure';
import type { TeamMember } from '#domain/team/member';
import { errorTransitions, failedBy } from '../../error-transitions';
import { isOk } from './answers';
import {
  requestedAddition,
  memberSetup,
  chosenPicture,
  requestedUpdate,
} from './member-edit.setup';
import type {
  FormErrorKind,
  MemberAnswer,
  MemberEditData,
  PictureAnswer,
} from './member-edit.events';

/** Deletes the uploaded picture of a discarded form. */
const dropStored = {
  type: 'dropPicture',
  params: ({ context }: { context: MemberEditData }) => context.stored,
} as const;

const another = {
  add: { target: '#editing', actions: [dropStored, 'openEmpty'] },
  edit: {
    target: '#editing',
    actions: [
      dropStored,
      {
        type: 'openMember',
        params: ({ event }: { event: { member: TeamMember } }) => event.member,
      },
    ],
  },
} as const;

/** The events that a form accepts while it is not being saved. */
const underEdit = memberSetup.createStateConfig({
  on: {
    ...another,
    change: {
      target: '#editing',
      actions: { type: 'change', params: ({ event }) => event.fields },
    },
    'choose picture': [
      {
        guard: { type: 'isPicture', params: ({ event }) => event },
        target: '#editing',
        actions: [dropStored, { type: 'choose', params: ({ event }) => event }],
      },
      {
        target: '#editing',
        actions: { type: 'setPictureProblem', params: ({ event }) => event },
      },
    ],
    'remove picture': { target: '#editing', actions: [dropStored, 'dropChoice'] },
    save: [
      { guard: 'changesNothing' },
      { guard: 'isMissingName', target: '#failed.missingName' },
      { guard: 'isMalformed', target: '#failed.malformed' },
      { guard: 'hasToUpload', target: '#uploading' },
      { guard: 'isNew', target: '#saving.adding' },
      { target: '#saving.updating' },
    ],
    close: { target: '#closed', actions: [dropStored, 'forgetStored'] },
  },
});

const answered = ({ event }: { event: DoneActorEvent<MemberAnswer> }) => event.output;

const saved = [
  {
    guard: isOk,
    target: '#done',
    actions: [{ type: 'emitConfirmed', params: answered }, 'forgetStored', 'notifySaved'],
  },
  ...errorTransitions<MemberAnswer>()({
    ...failedBy(changeErrorKinds, '#failed', 'rollBack'),
    // This error cannot occur, because a save does not remove a member.
    cannotRemoveOwner: { target: '#failed.unknown', actions: 'rollBack' },
  }),
] as const;

const saving = memberSetup.createStateConfig({
  id: 'saving',
  entry: 'emitExpected',
  initial: 'adding',
  states: {
    adding: {
      invoke: {
        id: 'add',
        src: 'addMember',
        input: ({ context }) => requestedAddition(context),
        onDone: saved,
      },
    },
    updating: {
      invoke: {
        id: 'update',
        src: 'updateMember',
        input: ({ context }) => requestedUpdate(context),
        onDone: saved,
      },
    },
  },
});

export const form = memberSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      id: 'closed',
      on: another,
    },
    editing: { id: 'editing', ...underEdit },
    uploading: {
      id: 'uploading',
      on: { close: 'closed' },
      invoke: {
        id: 'upload',
        src: 'uploadPicture',
        input: ({ context }) => chosenPicture(context),
        onDone: [
          {
            guard: isOk,
            target: 'stored',
            actions: { type: 'setStored', params: ({ event }) => event.output },
          },
          ...errorTransitions<PictureAnswer>()(failedBy(pictureErrorKinds)),
        ],
      },
    },
    stored: {
      always: [{ guard: 'isNew', target: 'saving.adding' }, { target: 'saving.updating' }],
    },
    saving,
    done: {
      id: 'done',
      on: { ...another, close: 'closed' },
    },
    failed: {
      id: 'failed',
      ...underEdit,
      initial: 'unknown',
      states: {
        missingName: { entry: { type: 'notify', params: 'missingName' } },
        /** A field is invalid. `checkMemberForm` returns the problem of each field. */
        malformed: {},
        pictureRejected: { entry: 'notifyNotSaved' },
        signInRequired: { entry: 'notifyNotSaved' },
        factorRequired: { entry: 'notifyNotSaved' },
        factorMissing: { entry: 'notifyNotSaved' },
        notAllowed: { entry: 'notifyNotSaved' },
        unknown: { entry: 'notifyNotSaved' },
        unreachable: { entry: 'notifyNotSaved' },
      } as const satisfies Record<FormErrorKind, object>,
    },
  },
});
