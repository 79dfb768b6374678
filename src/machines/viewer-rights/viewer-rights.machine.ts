import { and, not, stateIn, type DoneActorEvent } from 'xstate';
import { errorTransitions } from '../error-transitions';
import { rightsSetup, type RightsAnswer } from './viewer-rights.setup';

const answered = ({ event }: { event: DoneActorEvent<RightsAnswer> }) => event.output;
const isRead = { type: 'isOk', params: answered } as const;
const store = { type: 'store', params: answered } as const;

/** Without the channel, returning to the page loads the access again. */
const requestWhileLost = { guard: stateIn('#lost'), target: 'requesting' } as const;

/**
 * The viewer's access to a server while its dashboard is open: the page follows changes without a reload and reports them
 * until the viewer dismisses the notice. If loading fails, the page keeps the last access: the database checks it anyway.
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
            /** The response may lack the latest change. */
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
    /** Resubscribes on its own (product.md §16.5). */
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
          // The access is back to what the viewer knows.
          always: { guard: not('isNews'), target: 'none' },
          on: { dismiss: { target: 'none', actions: 'acknowledge' } },
        },
      },
    },
  },
});
