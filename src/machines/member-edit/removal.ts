import { refusedAs, wasDone } from './answers';
import { memberSetup, removalAsked } from './member-edit.setup';

/** How a question whether somebody may go is answered before it is asked. */
const asked = memberSetup.createStateConfig({
  on: {
    remove: [
      {
        guard: { type: 'mayBeRemoved', params: ({ event }) => event.verdict },
        target: '#confirming',
        actions: { type: 'askRemoval', params: ({ event }) => event.member },
      },
      {
        guard: { type: 'isTheOwner', params: ({ event }) => event.verdict },
        target: '#stays.cannotRemoveOwner',
        actions: { type: 'askRemoval', params: ({ event }) => event.member },
      },
      {
        target: '#stays.notAllowed',
        actions: { type: 'askRemoval', params: ({ event }) => event.member },
      },
    ],
  },
});

/** Taking somebody out: asked back, then done or refused. */
export const removal = memberSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { id: 'none', entry: 'forgetRemoval', ...asked },
    confirming: {
      id: 'confirming',
      on: { 'confirm removal': 'removing', 'cancel removal': 'none' },
    },
    removing: {
      id: 'removing',
      entry: 'reportLeaving',
      invoke: {
        id: 'remove',
        src: 'removeMember',
        input: ({ context }) => removalAsked(context),
        onDone: [
          {
            guard: { ...wasDone, type: 'wasDoneToWhoIsEdited' },
            target: 'none',
            actions: ['reportLeft', 'notifyRemoved', 'closeForm'],
          },
          { guard: wasDone, target: 'none', actions: ['reportLeft', 'notifyRemoved'] },
          {
            guard: refusedAs('cannotRemoveOwner'),
            target: 'refused.cannotRemoveOwner',
            actions: 'reportStays',
          },
          { guard: refusedAs('notAllowed'), target: 'refused.notAllowed', actions: 'reportStays' },
          {
            guard: refusedAs('unreachable'),
            target: 'refused.unreachable',
            actions: 'reportStays',
          },
          { target: 'refused.failed', actions: 'reportStays' },
        ],
      },
    },
    refused: {
      id: 'stays',
      initial: 'failed',
      on: { ...asked.on, 'cancel removal': 'none' },
      states: {
        cannotRemoveOwner: { entry: { type: 'notify', params: 'cannotRemoveOwner' } },
        notAllowed: { entry: { type: 'notify', params: 'notAllowed' } },
        failed: {
          entry: { type: 'notify', params: 'removeFailed' },
          on: { 'confirm removal': '#removing' },
        },
        unreachable: {
          entry: { type: 'notify', params: 'removeFailed' },
          on: { 'confirm removal': '#removing' },
        },
      },
    },
  },
});
