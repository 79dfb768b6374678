import { createActorContext } from '@xstate/react';
import { and, assertEvent, not, stateIn, type DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import {
  managedUsersSetup,
  type AddAnswer,
  type ListAnswer,
  type ManagedUsersData,
  type RemoveAnswer,
} from './managed-users.setup';

const listed = ({ event }: { event: DoneActorEvent<ListAnswer> }) => event.output;
const addition = ({ event }: { event: DoneActorEvent<AddAnswer> }) => event.output;
const removal = ({ event }: { event: DoneActorEvent<RemoveAnswer> }) => event.output;

/**
 * Errors that close the list: the viewer has lost the right to see the list, or has lost the session. Every request can
 * fail with one of these errors.
 */
const closing = {
  notAllowed: '#managedUsers.failed.notAllowed',
  signInRequired: '#managedUsers.failed.signInRequired',
} as const;

const isRemoving = stateIn({ listed: { removal: 'removing' } });

/** The addition failed, because another user has already added the same person. The list is therefore loaded again. */
const alreadyThere = managedUsersSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'reload',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isOk', params: listed },
            target: 'known',
            actions: { type: 'show', params: listed },
          },
          ...errorTransitions<ListAnswer>()({ ...closing, unreachable: 'known' }),
        ],
      },
    },
    known: {},
  },
});

/**
 * The list of the admin panel (product.md §13.2). A removal is optimistic: the user disappears from the list
 * immediately and reappears if the removal fails. An addition is shown after the response.
 *
 * The regions of `listed`:
 *   addition  resting · adding · failed.{alreadyThere, unknown}
 *   question  none · asking: also while another removal is pending
 *   removal   resting · removing · failed
 */
export const managedUsersMachine = managedUsersSetup.createMachine({
  id: 'managedUsers',
  context: { users: [], toConfirm: null, leaving: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isOk', params: listed },
            target: 'listed',
            actions: { type: 'show', params: listed },
          },
          ...errorTransitions<ListAnswer>()({ ...closing, unreachable: 'failed.unreachable' }),
        ],
      },
    },
    listed: {
      type: 'parallel',
      states: {
        addition: {
          initial: 'resting',
          on: { add: '.adding' },
          states: {
            resting: {},
            adding: {
              on: { add: undefined }, // ignore a second press
              invoke: {
                id: 'add',
                src: 'add',
                input: ({ event }) => {
                  assertEvent(event, 'add');
                  return event.user;
                },
                onDone: [
                  {
                    guard: { type: 'isOk', params: addition },
                    target: 'resting',
                    actions: [
                      { type: 'enter', params: addition },
                      { type: 'notify', params: 'added' },
                    ],
                  },
                  ...errorTransitions<AddAnswer>()({
                    ...closing,
                    alreadyThere: 'failed.alreadyThere',
                    unknown: 'failed.unknown',
                  }),
                ],
              },
            },
            failed: {
              initial: 'unknown',
              on: { change: 'resting' },
              states: {
                alreadyThere,
                unknown: {},
              } as const satisfies Record<
                Exclude<ErrorKind<AddAnswer>, keyof typeof closing>,
                object
              >,
            },
          },
        },
        question: {
          initial: 'none',
          states: {
            none: {
              on: {
                remove: {
                  guard: { type: 'isListed', params: ({ event }) => event.discordId },
                  target: 'asking',
                  actions: { type: 'setToConfirm', params: ({ event }) => event.discordId },
                },
              },
            },
            asking: { on: { confirm: { guard: not(isRemoving), target: 'none' }, cancel: 'none' } },
          },
        },
        removal: {
          initial: 'resting',
          on: {
            confirm: {
              guard: and([stateIn({ listed: { question: 'asking' } }), not(isRemoving)]),
              target: '.removing',
              actions: 'setLeaving',
            },
          },
          states: {
            resting: {},
            removing: {
              invoke: {
                id: 'remove',
                src: 'remove',
                input: ({ context }) => leavingIn(context),
                onDone: [
                  {
                    guard: { type: 'isOk', params: removal },
                    target: 'resting',
                    actions: ['forget', { type: 'notify', params: 'removed' }],
                  },
                  ...errorTransitions<RemoveAnswer>()({ ...closing, unknown: 'failed' }),
                ],
              },
            },
            failed: { on: { 'remove again': 'removing', dismiss: 'resting' } },
          },
        },
      },
    },
    failed: {
      initial: 'unreachable',
      states: {
        /** The viewer is neither a site admin nor the platform owner. */
        notAllowed: { on: { retry: '#managedUsers.loading' } },
        /** The session has ended. A new session starts a new machine. */
        signInRequired: {},
        unreachable: { on: { retry: '#managedUsers.loading' } },
      } as const satisfies Record<ErrorKind<ListAnswer>, object>,
    },
  },
});

/**
 * Returns the user to remove.
 * @throws if there is no such user, which is a defect in the chart.
 */
function leavingIn({ leaving }: ManagedUsersData): { discordId: string } {
  if (leaving === null) throw new Error('No removal was requested');
  return { discordId: leaving };
}

export const ManagedUsersContext = createActorContext(managedUsersMachine);
