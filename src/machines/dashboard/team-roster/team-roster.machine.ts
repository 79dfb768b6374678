import { createActorContext } from '@xstate/react';
import { and, stateIn, type DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../../error-transitions';
import { rosterSetup, type TeamAnswer } from './team-roster.setup';

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
        'editors kept': {
          target: '.refetching',
          actions: { type: 'showKept', params: ({ event }) => event.memberIds },
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
  }),
  invoke: { id: 'watchTeam', src: 'watchTeam' },
  on: {
    expect: { actions: { type: 'expect', params: ({ event }) => event } },
    confirm: { actions: { type: 'confirm', params: ({ event }) => event } },
    'roll back': { actions: { type: 'rollBack', params: ({ event }) => event.id } },
  },
  states: {
    list,
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
