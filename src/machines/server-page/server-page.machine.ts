import { emit, not } from 'xstate';
import type { FailureClass } from '#domain/servers/failure';
import { guardedTransitions } from '../error-transitions';
import { loading } from './loading';
import { reload } from './reload';
import { serverPageSetup } from './server-page.setup';

/**
 * The list of servers (spec §2 «Server picker», §4 «Server page state priority», §8 «Servers»). A machine serves one
 * viewer, so signing in or out is not an event here. At most one request is under way.
 *
 * signedOut | signedIn: five things at once
 *   page    loading.{validating, fetching, refreshingToken, fetchingAgain} · missingScopes · tokenExpired · failed · empty · listed
 *   retry   ready · resting for 3 s
 *   news    none · waiting: rights changed, and what is shown may be out of date
 *   channel live · lost: until it tells of a change again
 *   reload  idle · running.{fetching, refreshingToken, fetchingAgain}: quietly, behind the list
 */
export const serverPageMachine = serverPageSetup.createMachine({
  id: 'serverPage',
  context: ({ input }) => ({ viewer: input.viewer, servers: [], error: null }),
  initial: 'signedOut',
  states: {
    signedOut: {
      always: [
        { guard: 'hasDiscordId', target: 'signedIn' },
        {
          guard: 'hasViewer',
          target: '#failed',
          actions: [
            { type: 'setError', params: { kind: 'missingDiscordId' } },
            emit({ type: 'notice', notice: 'userIdNotAvailable' }),
          ],
        },
      ],
      on: { retry: { actions: emit({ type: 'notice', notice: 'notSignedIn' }) } },
    },
    signedIn: {
      type: 'parallel',
      invoke: { id: 'updates', src: 'watchServerUpdates' },
      states: {
        page: {
          initial: 'loading',
          on: {
            retry: [
              { guard: 'mayRetry', target: '.loading' },
              {
                guard: not('hasDiscordId'),
                actions: emit({ type: 'defect', error: { kind: 'missingDiscordId' } }),
              },
            ],
          },
          states: {
            loading,
            // Token errors take precedence over scope errors (spec §4).
            classifying: {
              id: 'classifying',
              always: guardedTransitions<FailureClass>()('isOfClass', {
                tokenExpired: {
                  target: 'tokenExpired',
                  actions: { type: 'notify', params: 'authenticationExpired' },
                },
                missingScopes: {
                  target: 'missingScopes',
                  actions: { type: 'notify', params: 'permissionsRequired' },
                },
                other: {
                  target: 'failed',
                  actions: { type: 'notify', params: 'loadFailed' },
                },
              }),
            },
            tokenExpired: {},
            missingScopes: {},
            failed: { id: 'failed' },
            empty: { id: 'empty', always: { guard: 'hasServers', target: 'listed' } },
            listed: { id: 'listed', always: { guard: not('hasServers'), target: 'empty' } },
          },
        },
        retry: {
          initial: 'ready',
          states: {
            ready: { id: 'ready', on: { retry: { guard: 'mayRetry', target: 'resting' } } },
            resting: { after: { retryRest: 'ready' } },
          },
        },
        news: {
          initial: 'none',
          states: {
            none: { on: { 'servers changed': 'waiting' } },
            waiting: {
              id: 'waiting',
              always: { guard: 'mayReload', target: 'none' },
              on: { retry: { guard: 'mayRetry', target: 'none' } },
            },
          },
        },
        channel: {
          initial: 'live',
          states: {
            live: {
              on: {
                'updates lost': {
                  target: 'lost',
                  actions: emit({ type: 'notice', notice: 'updatesLost' }),
                },
              },
            },
            lost: { on: { 'servers changed': 'live' } },
          },
        },
        reload,
      },
    },
  },
});
