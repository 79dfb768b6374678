import { and, not, stateIn, type DoneActorEvent } from 'xstate';
import { rightsSetup, type RightsAnswer } from './viewer-rights.setup';

const answered = ({ event }: { event: DoneActorEvent<RightsAnswer> }) => event.output;
const wasRead = { type: 'wasRead', params: answered } as const;
const take = { type: 'take', params: answered } as const;

/** While changes are not told, coming back to the page is a reason to ask. */
const askWhereNothingIsTold = { guard: stateIn('#lost'), target: 'asking' } as const;

/**
 * What the viewer may open in a server, for as long as its dashboard is open: the page follows what is given and taken
 * without being loaded again, and says what changed until the viewer has taken note. What cannot be found out leaves
 * things as they were: the database has the last word anyway.
 */
export const viewerRightsMachine = rightsSetup.createMachine({
  id: 'viewerRights',
  type: 'parallel',
  context: ({ input: { server, editor } }) => ({ server, editor, acknowledged: editor }),
  invoke: [
    { id: 'watchRights', src: 'watchRights' },
    { id: 'watchPage', src: 'watchPage' },
  ],
  states: {
    rights: {
      initial: 'known',
      states: {
        known: {
          on: {
            'rights changed': 'gathering',
            'channel back': 'gathering',
            'page shown': askWhereNothingIsTold,
          },
        },
        gathering: { after: { rowsTogether: 'asking' } },
        asking: {
          id: 'asking',
          initial: 'first',
          on: { 'rights changed': '.stale', 'channel back': '.stale' },
          states: {
            first: {},
            /** What is on its way may not hold the latest change yet. */
            stale: {},
          },
          invoke: {
            id: 'load',
            src: 'load',
            onDone: [
              {
                guard: and([wasRead, stateIn('#asking.stale')]),
                target: 'gathering',
                actions: take,
              },
              { guard: wasRead, target: 'known', actions: take },
              { target: 'unreachable' },
            ],
          },
        },
        unreachable: {
          on: {
            'rights changed': 'gathering',
            'channel back': 'gathering',
            'page shown': 'asking',
          },
        },
      },
    },
    /** Joins again by itself (spec §9: after 1, 2, 5, 10 s). */
    channel: {
      initial: 'live',
      states: {
        live: { on: { 'channel lost': 'lost' } },
        lost: { id: 'lost', on: { 'channel back': 'live' } },
      },
    },
    news: {
      initial: 'none',
      states: {
        none: { always: { guard: 'isNews', target: 'told' } },
        told: {
          // Taken and given back is nothing to tell of.
          always: { guard: not('isNews'), target: 'none' },
          on: { dismiss: { target: 'none', actions: 'acknowledge' } },
        },
      },
    },
  },
});
