import { ownerOf, serverPageSetup } from './server-page.setup';

/**
 * Fetches anew behind the list, after a change of rights and with the same token flow as at first. The list stays on
 * the screen; a reload that comes to nothing is only told.
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
            onDone: [
              {
                guard: { type: 'wasAnswered', params: ({ event }) => event.output },
                target: '#idle',
                actions: { type: 'keepServers', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'wasUnauthorized', params: ({ event }) => event.output },
                target: 'refreshingToken',
              },
              {
                target: '#idle',
                actions: { type: 'tellReload', params: ({ event }) => event.output },
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
                guard: { type: 'wasAnswered', params: ({ event }) => event.output },
                target: 'fetchingAgain',
              },
              {
                target: '#idle',
                actions: { type: 'tellReload', params: ({ event }) => event.output },
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
                guard: { type: 'wasAnswered', params: ({ event }) => event.output },
                target: '#idle',
                actions: { type: 'keepServers', params: ({ event }) => event.output },
              },
              {
                target: '#idle',
                actions: { type: 'tellReload', params: ({ event }) => event.output },
              },
            ],
          },
        },
      },
    },
  },
});
