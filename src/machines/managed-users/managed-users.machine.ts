import { and, assertEvent, not, stateIn, type DoneActorEvent } from 'xstate';
import {
  managedUsersSetup,
  type AddAnswer,
  type ListAnswer,
  type ManagedUsersContext,
  type RemoveAnswer,
} from './managed-users.setup';

const listed = ({ event }: { event: DoneActorEvent<ListAnswer> }) => event.output;
const addition = ({ event }: { event: DoneActorEvent<AddAnswer> }) => event.output;
const removal = ({ event }: { event: DoneActorEvent<RemoveAnswer> }) => event.output;

/** A right or a session that ended meanwhile ends the list, whatever was asked for. */
const endings = <Answer extends ListAnswer | AddAnswer | RemoveAnswer>() => {
  const refusedAs = <Kind extends 'notAllowed' | 'signInRequired'>(kind: Kind) =>
    ({
      type: 'wasRefusedAs',
      params: ({ event }: { event: DoneActorEvent<Answer> }) => ({ answer: event.output, kind }),
    }) as const;
  return [
    { guard: refusedAs('notAllowed'), target: '#managedUsers.forbidden' },
    { guard: refusedAs('signInRequired'), target: '#managedUsers.signedOut' },
  ] as const;
};

const isRemoving = stateIn({ listed: { removal: 'removing' } });

/**
 * The people of the admin panel (spec §2, §5). Somebody who is removed leaves the list at once and comes back when it
 * was refused; somebody who is added joins it once the database has them.
 *
 * listed: three things at once
 *   addition  resting · adding · taken: somebody added them before; the list is read again · failed
 *   question  none · asking, also while the one before is being removed
 *   removal   resting · removing · failed
 */
export const managedUsersMachine = managedUsersSetup.createMachine({
  id: 'managedUsers',
  context: { users: [], asked: null, leaving: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'wasDone', params: listed },
            target: 'listed',
            actions: { type: 'show', params: listed },
          },
          ...endings<ListAnswer>(),
          { target: 'unreachable' },
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
              on: { add: undefined }, // a second press must not post twice
              invoke: {
                id: 'add',
                src: 'add',
                input: ({ event }) => {
                  assertEvent(event, 'add');
                  return event.user;
                },
                onDone: [
                  {
                    guard: { type: 'wasDone', params: addition },
                    target: 'resting',
                    actions: [
                      { type: 'enter', params: addition },
                      { type: 'notify', params: 'added' },
                    ],
                  },
                  {
                    guard: {
                      type: 'wasRefusedAs',
                      params: ({ event }) => ({ answer: event.output, kind: 'alreadyThere' }),
                    },
                    target: 'taken',
                  },
                  ...endings<AddAnswer>(),
                  { target: 'failed' },
                ],
              },
            },
            taken: {
              initial: 'reading',
              on: { change: 'resting' },
              states: {
                reading: {
                  invoke: {
                    id: 'reload',
                    src: 'load',
                    onDone: [
                      {
                        guard: { type: 'wasDone', params: listed },
                        target: 'known',
                        actions: { type: 'show', params: listed },
                      },
                      ...endings<ListAnswer>(),
                      { target: 'known' },
                    ],
                  },
                },
                known: {},
              },
            },
            failed: { on: { change: 'resting' } },
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
                  actions: { type: 'ask', params: ({ event }) => event.discordId },
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
              actions: 'takeOut',
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
                    guard: { type: 'wasDone', params: removal },
                    target: 'resting',
                    actions: ['forget', { type: 'notify', params: 'removed' }],
                  },
                  ...endings<RemoveAnswer>(),
                  { target: 'failed' },
                ],
              },
            },
            failed: { on: { 'remove again': 'removing', dismiss: 'resting' } },
          },
        },
      },
    },
    /** The viewer neither owns the platform nor is a site admin. */
    forbidden: { on: { retry: 'loading' } },
    /** The session ended; another one is another machine. */
    signedOut: {},
    unreachable: { on: { retry: 'loading' } },
  },
});

/** @throws where nobody was asked about: a defect in the chart. */
function leavingIn({ leaving }: ManagedUsersContext): { discordId: string } {
  if (leaving === null) throw new Error('Nobody was asked to be removed');
  return { discordId: leaving };
}
