import {
  answered,
  hasFailed,
  isOk,
  ownerOf,
  serverPageSetup,
  storeServers,
  unauthorized,
} from './server-page.setup';

const reloaded = { guard: isOk, target: '#idle', actions: storeServers } as const;
const refused = {
  guard: { type: 'isRefused', params: answered },
  target: ['#idle', '#classifying'],
  actions: { type: 'storeError', params: answered },
} as const;
const notReloaded = {
  guard: hasFailed,
  target: '#idle',
  actions: { type: 'notifyReload', params: answered },
} as const;

/**
 * Runs after the user's access to a server has changed, and at the start if the list of an earlier visit is shown. If the
 * request fails, the current list stays, except that of an earlier visit if only the user can solve the error.
 */
export const reload = serverPageSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { id: 'idle', always: { guard: 'mayReload', target: 'running' } },
    running: {
      initial: 'fetching',
      on: {
        retry: { actions: serverPageSetup.emit({ type: 'notice', notice: 'alreadyFetching' }) },
      },
      states: {
        fetching: {
          invoke: {
            id: 'refetch',
            src: 'fetchServers',
            input: ({ context }) => ownerOf(context),
            onDone: [reloaded, unauthorized, refused, notReloaded],
          },
        },
        refreshingToken: {
          invoke: {
            id: 'refreshForReload',
            src: 'refreshToken',
            onDone: [{ guard: isOk, target: 'fetchingAgain' }, refused, notReloaded],
          },
        },
        fetchingAgain: {
          invoke: {
            id: 'refetchAgain',
            src: 'fetchServers',
            input: ({ context }) => ownerOf(context),
            onDone: [reloaded, refused, notReloaded],
          },
        },
      },
    },
  },
});
