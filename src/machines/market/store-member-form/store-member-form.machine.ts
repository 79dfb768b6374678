import { createActorContext } from '@xstate/react';
import type { DoneActorEvent } from 'xstate';
import { emptyMemberForm } from '#domain/marketplace/member-form';
import { errorTransitions, type ErrorKind } from '../../error-transitions';
import { memberFormSetup, saveOf, type MemberSaveAnswer } from './store-member-form.setup';

const answered = ({ event }: { event: DoneActorEvent<MemberSaveAnswer> }) => event.output;

/** The events of an open form that is not being saved. */
const open = memberFormSetup.createStateConfig({
  on: {
    change: {
      target: '#editing',
      actions: { type: 'change', params: ({ event }) => event.fields },
    },
    save: '#checking',
    close: { target: '#closed', actions: 'keep' },
  },
});

/**
 * The form that adds a member by hand, or sets the Discord account of a member (product.md §21.13). The form stays open
 * with the input until the member is saved.
 */
export const storeMemberFormMachine = memberFormSetup.createMachine({
  id: 'storeMemberForm',
  context: ({ input }) => ({
    ...input,
    target: { kind: 'add', id: input.newId() },
    form: emptyMemberForm,
    kept: emptyMemberForm,
    isChecked: false,
  }),
  initial: 'closed',
  states: {
    closed: {
      id: 'closed',
      on: {
        add: { target: 'editing', actions: 'openNew' },
        link: {
          target: 'editing',
          actions: { type: 'openStored', params: ({ event }) => event.member },
        },
      },
    },
    editing: { id: 'editing', tags: 'open', ...open },
    checking: {
      id: 'checking',
      tags: 'open',
      always: [{ guard: 'hasProblem', target: 'editing', actions: 'check' }, { target: 'saving' }],
    },
    saving: {
      tags: 'open',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => saveOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'closed',
            actions: ['notify', 'forget', 'reportSaved'],
          },
          ...errorTransitions<MemberSaveAnswer>()({
            alreadyMember: 'failed.alreadyMember',
            unknownMembership: 'failed.unknownMembership',
            unknownMember: 'failed.unknownMember',
            notAllowed: 'failed.notAllowed',
            rejected: 'failed.rejected',
            signInRequired: 'failed.signInRequired',
            unanswered: 'failed.unanswered',
          }),
        ],
      },
    },
    failed: {
      tags: 'open',
      initial: 'unanswered',
      ...open,
      states: {
        alreadyMember: {},
        unknownMembership: {},
        unknownMember: {},
        notAllowed: {},
        rejected: {},
        signInRequired: {},
        unanswered: {},
      } as const satisfies Record<ErrorKind<MemberSaveAnswer>, object>,
    },
  },
});

export const StoreMemberFormContext = createActorContext(storeMemberFormMachine);
