import { createActorContext } from '@xstate/react';
import { and, not, stateIn, type DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../../error-transitions';
import { keepRequestOf, rosterSetup, type KeepAnswer, type TeamAnswer } from './team-roster.setup';

const answered = ({ event }: { event: DoneActorEvent<TeamAnswer> }) => event.output;

const isRead = { type: 'isOk', params: answered } as const;
const show = { type: 'show', params: answered } as const;

/**
 * A request is pending. In the state `stale`, a change was reported after the request was sent, or the channel was
 * joined again, so the response may not contain all changes.
 */
const whileRequesting = {
  initial: 'requesting',
  on: { 'team changed': '.stale', 'channel joined': '.stale' },
  states: { requesting: {}, stale: {} },
} as const;

const list = rosterSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      id: 'loading',
      ...whileRequesting,
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { serverId } }) => ({ serverId }),
        onDone: [
          {
            guard: and([isRead, stateIn('#loading.stale')]),
            target: 'listed.gathering',
            actions: show,
          },
          { guard: isRead, target: 'listed', actions: show },
          ...errorTransitions<TeamAnswer>()({
            forbidden: 'failed.forbidden',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    listed: {
      initial: 'fresh',
      on: {
        // The response to a request that was sent before the change may contain the old list. Load the list again, so
        // that this response cannot revert the change.
        confirm: {
          target: '.refetching',
          actions: { type: 'confirm', params: ({ event }) => event },
        },
      },
      states: {
        fresh: { on: { 'team changed': 'gathering', 'channel joined': 'gathering' } },
        gathering: { after: { rowsTogether: 'refetching' } },
        refetching: {
          id: 'refetching',
          ...whileRequesting,
          invoke: {
            id: 'refetch',
            src: 'load',
            input: ({ context: { serverId } }) => ({ serverId }),
            onDone: [
              {
                guard: and([isRead, stateIn('#refetching.stale')]),
                target: 'gathering',
                actions: show,
              },
              { guard: isRead, target: 'fresh', actions: show },
              ...errorTransitions<TeamAnswer>()({
                forbidden: '#failed.forbidden',
                unreachable: 'stale',
              }),
            ],
          },
        },
        /** The list may be out of date. */
        stale: {
          on: { retry: 'refetching', 'team changed': 'gathering', 'channel joined': 'gathering' },
        },
      },
    },
    failed: {
      id: 'failed',
      initial: 'unreachable',
      on: { retry: 'loading' },
      states: {
        forbidden: {},
        unreachable: { on: { 'channel joined': '#loading' } },
      } as const satisfies Record<ErrorKind<TeamAnswer>, object>,
    },
  },
});

/**
 * The question to a new owner whether the editors stay (product.md §12.26). Whom it is about follows from the list, so the
 * question ends with an answer in another tab, too.
 */
const question = rosterSetup.createStateConfig({
  initial: 'open',
  states: {
    open: {
      id: 'open',
      on: { 'keep editors': { guard: 'isAsked', target: 'keeping', actions: 'keepShown' } },
    },
    keeping: {
      invoke: {
        id: 'keepEditors',
        src: 'keepEditors',
        input: ({ context }) => keepRequestOf(context),
        onDone: [
          {
            guard: {
              type: 'isKept',
              params: ({ event }: { event: DoneActorEvent<KeepAnswer> }) => event.output,
            },
            target: 'open',
            actions: ['showKept', 'readAgain'],
          },
          ...errorTransitions<KeepAnswer>()({
            forbidden: 'failed.forbidden',
            unreachable: { target: 'failed.unreachable', actions: 'readAgain' },
          }),
        ],
      },
    },
    failed: {
      initial: 'unreachable',
      always: { guard: not('isAsked'), target: 'open' },
      on: { 'keep editors': { target: 'keeping', actions: 'keepShown' } },
      states: { forbidden: {}, unreachable: {} } as const satisfies Record<
        ErrorKind<KeepAnswer>,
        object
      >,
    },
  },
});

/**
 * The members of a server's team, or all members that the viewer can see. The list reloads in the background when a row
 * changes. It also reloads after a resubscription, because events may have been missed. `shownMembers` applies pending
 * changes until they are confirmed or rolled back.
 */
export const teamRosterMachine = rosterSetup.createMachine({
  id: 'teamRoster',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    members: [],
    platformOwnerId: null,
    expected: [],
    kept: [],
  }),
  invoke: { id: 'watchTeam', src: 'watchTeam' },
  on: {
    expect: { actions: { type: 'expect', params: ({ event }) => event } },
    confirm: { actions: { type: 'confirm', params: ({ event }) => event } },
    'roll back': { actions: { type: 'rollBack', params: ({ event }) => event.id } },
  },
  states: {
    list,
    question,
    /** The realtime channel. It resubscribes by itself (product.md §16.5). */
    channel: {
      initial: 'joining',
      states: {
        joining: { on: { 'channel joined': 'live', 'channel lost': 'lost' } },
        live: { on: { 'channel lost': 'lost' } },
        lost: { on: { 'channel joined': 'live' } },
      },
    },
  },
});

export const TeamRosterContext = createActorContext(teamRosterMachine);
