import { ownerOf, serverPageSetup } from './server-page.setup';

/** After a 401 response, refreshes the token and fetches the list again, once (product.md §7.5). */
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
          // The output is also a success without a token in memory: the edge function may have stored one.
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'fetching',
          },
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => event.output },
            target: 'refreshingToken',
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: '#classifying',
            actions: { type: 'storeError', params: ({ event }) => event.output },
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
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: '#listed',
            actions: { type: 'storeServers', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => event.output },
            target: 'refreshingToken',
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: '#classifying',
            actions: { type: 'storeError', params: ({ event }) => event.output },
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
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'fetchingAgain',
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: '#classifying',
            actions: { type: 'storeError', params: ({ event }) => event.output },
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
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: '#listed',
            actions: { type: 'storeServers', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => event.output },
            target: '#classifying',
            actions: { type: 'setError', params: { kind: 'tokenRefreshFailed' } },
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: '#classifying',
            actions: { type: 'storeError', params: ({ event }) => event.output },
          },
        ],
      },
    },
  },
});
