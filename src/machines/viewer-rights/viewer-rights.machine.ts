import { and, not, stateIn, type DoneActorEvent } from 'xstate';
import { errorTransitions } from '../error-transitions';
import { rightsSetup, type RightsAnswer } from './viewer-rights.setup';

const answered = ({ event }: { event: DoneActorEvent<RightsAnswer> }) => event.output;
const isRead = { type: 'isOk', params: answered } as const;
const store = { type: 'store', params: answered } as const;

/** While changes are not told, coming back to the page is a reason to ask. */
const requestWhileLost = { guard: stateIn('#lost'), target: 'requesting' } as const;

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
            'page shown': requestWhileLost,
          },
        },
        gathering: { after: { rowsTogether: 'requesting' } },
        requesting: {
          id: 'requesting',
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
                guard: and([isRead, stateIn('#requesting.stale')]),
                target: 'gathering',
                actions: store,
              },
              { guard: isRead, target: 'known', actions: store },
              ...errorTransitions<RightsAnswer>()({ unreachable: 'unreachable' }),
            ],
          },
        },
        unreachable: {
          on: {
            'rights changed': 'gathering',
            'channel back': 'gathering',
            'page shown': 'requesting',
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
        none: { always: { guard: 'isNews', target: 'unread' } },
        unread: {
          // Taken and given back is nothing to tell of.
          always: { guard: not('isNews'), target: 'none' },
          on: { dismiss: { target: 'none', actions: 'acknowledge' } },
        },
      },
    },
  },
});
