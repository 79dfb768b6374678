import { ownerOf, serverPageSetup } from './server-page.setup';

/**
 * The list is being fetched and nothing is shown yet. A 401 refreshes the token and fetches once more, and only
 * once (spec §4 «Token flow»).
 */
export const loading = serverPageSetup.createStateConfig({
  id: 'loading',
  initial: 'validating',
  entry: 'startOver',
  on: {
    retry: { actions: serverPageSetup.emit({ type: 'notice', notice: 'alreadyFetching' }) },
  },
  states: {
    validating: {
      invoke: {
        id: 'validate',
        src: 'validateToken',
        onDone: [
          // With no token in memory too: the edge function has one of its own.
          {
            guard: { type: 'wasAnswered', params: ({ event }) => event.output },
            target: 'fetching',
          },
          {
            guard: { type: 'wasUnauthorized', params: ({ event }) => event.output },
            target: 'refreshingToken',
          },
          {
            target: '#refused',
            actions: { type: 'keepError', params: ({ event }) => event.output },
          },
        ],
      },
    },
    fetching: {
      invoke: {
        id: 'fetch',
        src: 'fetchServers',
        input: ({ context }) => ownerOf(context),
        onDone: [
          {
            guard: { type: 'wasAnswered', params: ({ event }) => event.output },
            target: '#listed',
            actions: { type: 'keepServers', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasUnauthorized', params: ({ event }) => event.output },
            target: 'refreshingToken',
          },
          {
            target: '#refused',
            actions: { type: 'keepError', params: ({ event }) => event.output },
          },
        ],
      },
    },
    refreshingToken: {
      invoke: {
        id: 'refresh',
        src: 'refreshToken',
        onDone: [
          {
            guard: { type: 'wasAnswered', params: ({ event }) => event.output },
            target: 'fetchingAgain',
          },
          {
            target: '#refused',
            actions: { type: 'keepError', params: ({ event }) => event.output },
          },
        ],
      },
    },
    fetchingAgain: {
      invoke: {
        id: 'fetchAgain',
        src: 'fetchServers',
        input: ({ context }) => ownerOf(context),
        onDone: [
          {
            guard: { type: 'wasAnswered', params: ({ event }) => event.output },
            target: '#listed',
            actions: { type: 'keepServers', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasUnauthorized', params: ({ event }) => event.output },
            target: '#refused',
            actions: { type: 'refuse', params: { kind: 'tokenRefreshFailed' } },
          },
          {
            target: '#refused',
            actions: { type: 'keepError', params: ({ event }) => event.output },
          },
        ],
      },
    },
  },
});
