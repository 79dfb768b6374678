import type { DoneActorEvent } from 'xstate';
import type { TeamMember } from '#domain/team/member';
import { refusedAs, wasDone } from './answers';
import { additionAsked, memberSetup, pictureChosen, updateAsked } from './member-edit.setup';
import type { MemberAnswer, MemberEditContext } from './member-edit.events';

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
        actions: { type: 'rememberProblem', params: ({ event }) => event },
      },
    ],
    'remove picture': { target: '#editing', actions: [dropStored, 'dropChoice'] },
    save: [
      { guard: 'changesNothing' },
      { guard: 'isMissingName', target: '#refused.missingName' },
      { guard: 'isMalformed', target: '#refused.malformed' },
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
    guard: wasDone,
    target: '#done',
    actions: [{ type: 'reportDone', params: answered }, 'forgetStored', 'notifySaved'],
  },
  { guard: refusedAs('missingName'), target: '#refused.missingName', actions: 'reportRefused' },
  { guard: refusedAs('notAllowed'), target: '#refused.notAllowed', actions: 'reportRefused' },
  { guard: refusedAs('unreachable'), target: '#refused.unreachable', actions: 'reportRefused' },
  { target: '#refused.failed', actions: 'reportRefused' },
] as const;

const saving = memberSetup.createStateConfig({
  id: 'saving',
  entry: 'reportExpected',
  initial: 'adding',
  states: {
    adding: {
      invoke: {
        id: 'add',
        src: 'addMember',
        input: ({ context }) => additionAsked(context),
        onDone: saved,
      },
    },
    updating: {
      invoke: {
        id: 'update',
        src: 'updateMember',
        input: ({ context }) => updateAsked(context),
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
        input: ({ context }) => pictureChosen(context),
        onDone: [
          {
            guard: wasDone,
            target: 'stored',
            actions: { type: 'rememberStored', params: ({ event }) => event.output },
          },
          { guard: refusedAs('pictureRefused'), target: 'refused.pictureRefused' },
          { guard: refusedAs('notAllowed'), target: 'refused.notAllowed' },
          { target: 'refused.unreachable' },
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
    refused: {
      id: 'refused',
      ...underEdit,
      initial: 'failed',
      states: {
        missingName: { entry: { type: 'notify', params: 'missingName' } },
        /** The domain says of each field what is wrong with it (`checkMemberForm`). */
        malformed: {},
        pictureRefused: { entry: 'notifyNotSaved' },
        notAllowed: { entry: 'notifyNotSaved' },
        failed: { entry: 'notifyNotSaved' },
        unreachable: { entry: 'notifyNotSaved' },
      },
    },
  },
});
