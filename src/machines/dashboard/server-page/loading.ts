import {
  answered,
  hasFailed,
  isOk,
  ownerOf,
  serverPageSetup,
  storeServers,
  unauthorized,
} from './server-page.setup';

const listed = { guard: isOk, target: '#listed', actions: storeServers } as const;
const notRead = {
  guard: hasFailed,
  target: '#classifying',
  actions: { type: 'storeError', params: answered },
} as const;

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
          { guard: isOk, target: 'fetching' },
          unauthorized,
          notRead,
        ],
      },
    },
    fetching: {
      invoke: {
        id: 'fetch',
        src: 'fetchServers',
        input: ({ context }) => ownerOf(context),
        onDone: [listed, unauthorized, notRead],
      },
    },
    refreshingToken: {
      invoke: {
        id: 'refresh',
        src: 'refreshToken',
        onDone: [{ guard: isOk, target: 'fetchingAgain' }, notRead],
      },
    },
    fetchingAgain: {
      invoke: {
        id: 'fetchAgain',
        src: 'fetchServers',
        input: ({ context }) => ownerOf(context),
        onDone: [
          listed,
          {
            guard: unauthorized.guard,
            target: '#classifying',
            actions: { type: 'setError', params: { kind: 'tokenRefreshFailed' } },
          },
          notRead,
        ],
      },
    },
  },
});
