import { and, stateIn, type DoneActorEvent } from 'xstate';
import { rosterSetup, type TeamAnswer } from './team-roster.setup';

const answered = ({ event }: { event: DoneActorEvent<TeamAnswer> }) => event.output;

const wasRead = { type: 'wasRead', params: answered } as const;
const wasForbidden = { type: 'wasForbidden', params: answered } as const;
const show = { type: 'show', params: answered } as const;

/** What was heard of while the list was on its way may not be in it yet. */
const whileItIsOnItsWay = {
  initial: 'asking',
  on: { 'team changed': '.stale', 'channel joined': '.stale' },
  states: { asking: {}, stale: {} },
} as const;

const list = rosterSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      id: 'loading',
      ...whileItIsOnItsWay,
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { serverId } }) => ({ serverId }),
        onDone: [
          {
            guard: and([wasRead, stateIn('#loading.stale')]),
            target: 'listed.gathering',
            actions: show,
          },
          { guard: wasRead, target: 'listed', actions: show },
          { guard: wasForbidden, target: 'unavailable.forbidden' },
          { target: 'unavailable.unreachable' },
        ],
      },
    },
    listed: {
      initial: 'fresh',
      on: {
        // The answer to an earlier question would take back what was just done.
        confirm: {
          target: '.refetching',
          actions: { type: 'settle', params: ({ event }) => event },
        },
      },
      states: {
        fresh: { on: { 'team changed': 'gathering', 'channel joined': 'gathering' } },
        gathering: { after: { rowsTogether: 'refetching' } },
        refetching: {
          id: 'refetching',
          ...whileItIsOnItsWay,
          invoke: {
            id: 'refetch',
            src: 'load',
            input: ({ context: { serverId } }) => ({ serverId }),
            onDone: [
              {
                guard: and([wasRead, stateIn('#refetching.stale')]),
                target: 'gathering',
                actions: show,
              },
              { guard: wasRead, target: 'fresh', actions: show },
              { guard: wasForbidden, target: '#unavailable.forbidden' },
              { target: 'stale' },
            ],
          },
        },
        /** What is listed may be out of date. */
        stale: {
          on: { retry: 'refetching', 'team changed': 'gathering', 'channel joined': 'gathering' },
        },
      },
    },
    unavailable: {
      id: 'unavailable',
      initial: 'unreachable',
      on: { retry: 'loading' },
      states: { forbidden: {}, unreachable: { on: { 'channel joined': '#loading' } } },
    },
  },
});

/**
 * The team of a server, or everybody the viewer sees. The list follows the tables: a change of some row fetches it
 * again, quietly, and so does the return of a lost channel, for what happened meanwhile was not told. What is being
 * changed here is laid over it (`shownMembers`) until it is confirmed or rolled back.
 */
export const teamRosterMachine = rosterSetup.createMachine({
  id: 'teamRoster',
  type: 'parallel',
  context: ({ input }) => ({ ...input, members: [], platformOwnerId: null, expected: [] }),
  invoke: { id: 'watchTeam', src: 'watchTeam' },
  on: {
    expect: { actions: { type: 'expect', params: ({ event }) => event } },
    confirm: { actions: { type: 'settle', params: ({ event }) => event } },
    'roll back': { actions: { type: 'rollBack', params: ({ event }) => event.id } },
  },
  states: {
    list,
    /** Joins again by itself (spec §9: after 1, 2, 5, 10 s). */
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
