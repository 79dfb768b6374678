import { createActorContext } from '@xstate/react';
import type { DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../../error-transitions';
import {
  draftOf,
  draftSave,
  draftSetup,
  draftToKeep,
  initialDraft,
  type DraftSaveAnswer,
  type MembershipDraftData,
} from './membership-draft.setup';

const answered = ({ event }: { event: DoneActorEvent<DraftSaveAnswer> }) => event.output;

const keep = {
  type: 'keepDraft',
  params: ({ context }: { context: MembershipDraftData }) => draftToKeep(context),
} as const;

const forget = {
  type: 'keepDraft',
  params: ({ context }: { context: MembershipDraftData }) => ({
    of: draftOf(context),
    draft: null,
  }),
} as const;

/** The events of a closed form. */
const closed = draftSetup.createStateConfig({
  on: {
    add: { target: '#opening', actions: { type: 'openNew', params: ({ event }) => event } },
    edit: {
      target: '#opening',
      actions: { type: 'openStored', params: ({ event }) => event },
    },
  },
});

/** The events of an open form that is not being saved. */
const open = draftSetup.createStateConfig({
  on: {
    change: {
      target: '#editing',
      actions: [{ type: 'change', params: ({ event }) => event.fields }, keep],
    },
    save: '#checking',
    close: '#closed',
    discard: { target: '#closed', actions: forget },
  },
});

/** The events during a conflict. An edit does not end the conflict, so the stored values stay visible. */
const conflict = draftSetup.createStateConfig({
  on: {
    change: { actions: [{ type: 'change', params: ({ event }) => event.fields }, keep] },
    save: undefined,
    'keep mine': {
      target: '#editing',
      actions: [forget, { type: 'rebase', params: 'mine' }, keep],
    },
    'take theirs': {
      target: '#editing',
      actions: [forget, { type: 'rebase', params: 'theirs' }, keep],
    },
  },
});

/**
 * The form of a new or an existing membership (product.md §21.12). The input is kept in this browser until it is saved
 * or discarded, even if the form is closed, the session ends or the page is reloaded.
 */
export const membershipDraftMachine = draftSetup.createMachine({
  id: 'membershipDraft',
  context: ({ input }) => initialDraft(input),
  initial: 'closed',
  states: {
    closed: { id: 'closed', ...closed },
    opening: {
      id: 'opening',
      tags: 'open',
      on: { close: 'closed' },
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        input: ({ context }) => draftOf(context),
        onDone: {
          target: 'editing',
          actions: { type: 'restore', params: ({ event }) => event.output },
        },
      },
    },
    editing: { id: 'editing', tags: 'open', ...open },
    checking: {
      id: 'checking',
      tags: 'open',
      always: [
        { guard: 'changesNothing', target: 'closed' },
        { guard: 'hasProblem', target: 'editing', actions: 'check' },
        { target: 'saving' },
      ],
    },
    saving: {
      id: 'saving',
      tags: 'open',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => draftSave(context),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'saved',
            actions: [forget, { type: 'emitSaved', params: answered }, 'notify'],
          },
          ...errorTransitions<DraftSaveAnswer>()({
            conflict: {
              target: 'failed.conflict',
              actions: { type: 'setTheirs', params: answered },
            },
            notAllowed: 'failed.notAllowed',
            rejected: 'failed.rejected',
            signInRequired: 'failed.signInRequired',
            unreachable: 'failed.unreachable',
            unanswered: 'failed.unanswered',
          }),
        ],
      },
    },
    saved: closed,
    failed: {
      tags: 'open',
      initial: 'unreachable',
      ...open,
      states: {
        conflict,
        notAllowed: {
          on: { 'save as new': { target: '#saving', actions: [forget, 'becomeNew', keep] } },
        },
        rejected: {},
        signInRequired: {},
        unreachable: {},
        unanswered: {},
      } as const satisfies Record<ErrorKind<DraftSaveAnswer>, object>,
    },
  },
});

export const MembershipDraftContext = createActorContext(membershipDraftMachine);
