import { ownerOf, serverPageSetup } from './server-page.setup';

/** Runs after the user's access to a server has changed. If the request fails, the current list stays. */
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
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: '#idle',
                actions: { type: 'storeServers', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isUnauthorized', params: ({ event }) => event.output },
                target: 'refreshingToken',
              },
              {
                guard: { type: 'hasFailed', params: ({ event }) => event.output },
                target: '#idle',
                actions: { type: 'notifyReload', params: ({ event }) => event.output },
              },
            ],
          },
        },
        refreshingToken: {
          invoke: {
            id: 'refreshForReload',
            src: 'refreshToken',
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'fetchingAgain',
              },
              {
                guard: { type: 'hasFailed', params: ({ event }) => event.output },
                target: '#idle',
                actions: { type: 'notifyReload', params: ({ event }) => event.output },
              },
            ],
          },
        },
        fetchingAgain: {
          invoke: {
            id: 'refetchAgain',
            src: 'fetchServers',
            input: ({ context }) => ownerOf(context),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: '#idle',
                actions: { type: 'storeServers', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'hasFailed', params: ({ event }) => event.output },
                target: '#idle',
                actions: { type: 'notifyReload', params: ({ event }) => event.output },
              },
            ],
          },
        },
      },
    },
  },
});
