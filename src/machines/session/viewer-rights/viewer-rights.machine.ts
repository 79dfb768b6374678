import { createActorContext } from '@xstate/react';
import { and, not, stateIn, type DoneActorEvent } from 'xstate';
import { errorTransitions } from '../../error-transitions';
import { rightsSetup, type RightsAnswer } from './viewer-rights.setup';

const answered = ({ event }: { event: DoneActorEvent<RightsAnswer> }) => event.output;
const isRead = { type: 'isOk', params: answered } as const;
const store = { type: 'store', params: answered } as const;

/** While the channel is lost, the access is loaded again whenever the page becomes visible. */
const requestWhileLost = { guard: stateIn('#lost'), target: 'requesting' } as const;

/**
 * The viewer's access to a server while the dashboard is open. The page applies changes of the access without a reload,
 * and shows a notice about the changes until the viewer dismisses the notice. If loading fails, the page uses the last
 * known access. This is safe, because the database enforces the access anyway.
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
            /** The response to the pending request may not contain the latest change. */
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
    /** The realtime channel. It resubscribes by itself (product.md §16.5). */
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
          // The access has changed back, so it no longer differs from the access that the viewer already knows about.
          always: { guard: not('isNews'), target: 'none' },
          on: { dismiss: { target: 'none', actions: 'acknowledge' } },
        },
      },
    },
  },
});

export const ViewerRightsContext = createActorContext(viewerRightsMachine);
