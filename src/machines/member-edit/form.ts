import type { DoneActorEvent } from 'xstate';
import type { TeamMember } from '#domain/team/member';
import { errorTransitions } from '../error-transitions';
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
  MemberEditContext,
  PictureAnswer,
} from './member-edit.events';

/** A picture that was stored is seen by nobody once its form is given up. */
const dropStored = {
  type: 'dropPicture',
  params: ({ context }: { context: MemberEditContext }) => context.stored,
} as const;

/** The form is given up for another. */
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

/** What a form takes that is not on its way, afresh or after an error. */
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

/** What comes of saving, whether somebody is new or not. */
const saved = [
  {
    guard: isOk,
    target: '#done',
    actions: [{ type: 'emitConfirmed', params: answered }, 'forgetStored', 'notifySaved'],
  },
  ...errorTransitions<MemberAnswer>()({
    missingName: { target: '#failed.missingName', actions: 'rollBack' },
    notAllowed: { target: '#failed.notAllowed', actions: 'rollBack' },
    unreachable: { target: '#failed.unreachable', actions: 'rollBack' },
    unknown: { target: '#failed.unknown', actions: 'rollBack' },
    // Saving removes no one.
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

/** The form of a member, new or not. */
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
          ...errorTransitions<PictureAnswer>()({
            pictureRejected: 'failed.pictureRejected',
            notAllowed: 'failed.notAllowed',
            unreachable: 'failed.unreachable',
          }),
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
        /** The domain says of each field what is wrong with it (`checkMemberForm`). */
        malformed: {},
        pictureRejected: { entry: 'notifyNotSaved' },
        notAllowed: { entry: 'notifyNotSaved' },
        unknown: { entry: 'notifyNotSaved' },
        unreachable: { entry: 'notifyNotSaved' },
      } as const satisfies Record<FormErrorKind, object>,
    },
  },
});
