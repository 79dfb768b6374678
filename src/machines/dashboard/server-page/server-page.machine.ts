import { emit, not, raise, type SnapshotFrom } from 'xstate';
import type { FailureClass } from '#domain/servers/failure';
import { createKnownContext } from '../../charts/known.context';
import { guardedTransitions } from '../../error-transitions';
import { loading } from './loading';
import { reload } from './reload';
import { serverPageSetup } from './server-page.setup';

/**
 * The list of servers (product.md §7.1, §7.2, errors §7.7). A machine serves one viewer, so signing in or out is not an
 * event here. At most one request is pending.
 *
 * The regions of `signedIn`:
 *   page    opening (transient: a known list is shown, and reloaded) · loading.{validating, fetching, refreshingToken, fetchingAgain} · missingScopes · tokenExpired · failed · empty · listed
 *   retry   ready · resting for 3 s
 *   news    none · waiting: access changed, and the list may be stale
 *   channel live · lost: until the next event of the channel
 *   reload  idle · running.{fetching, refreshingToken, fetchingAgain}: in the background
 */
export const serverPageMachine = serverPageSetup.createMachine({
  id: 'serverPage',
  context: ({ input: { viewer, known = [] } }) => ({
    viewer,
    servers: known,
    isKnown: known.length > 0,
    error: null,
  }),
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
          initial: 'opening',
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
            opening: {
              always: [
                {
                  guard: 'hasServers',
                  target: 'listed',
                  actions: raise({ type: 'servers changed' }),
                },
                { target: 'loading' },
              ],
            },
            loading,
            // Comes first, because an expired token takes precedence over missing scopes (product.md §7.2).
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

const signedInViews = [
  'loading',
  'missingScopes',
  'tokenExpired',
  'failed',
  'empty',
  'listed',
] as const;

/** The view of the page. There is always exactly one (product.md §7.2). */
export type ServerPageView = 'signedOut' | (typeof signedInViews)[number];

export function serverPageView(snapshot: SnapshotFrom<typeof serverPageMachine>): ServerPageView {
  return signedInViews.find((page) => snapshot.matches({ signedIn: { page } })) ?? 'signedOut';
}

/** Returns whether the realtime channel is lost. Changes of access then do not reach the page. */
export function areUpdatesLost(snapshot: SnapshotFrom<typeof serverPageMachine>): boolean {
  return snapshot.matches({ signedIn: { channel: 'lost' } });
}

/** Returns whether Retry is disabled, because it was pressed a moment ago (product.md §7.9). */
export function isRetryResting(snapshot: SnapshotFrom<typeof serverPageMachine>): boolean {
  return snapshot.matches({ signedIn: { retry: 'resting' } });
}

export const ServerPageContext = createKnownContext(serverPageMachine, {
  asked: ({ viewer }) => ({ userId: viewer?.userId ?? null }),
  answered: (snapshot) =>
    snapshot.context.isKnown || serverPageView(snapshot) !== 'listed'
      ? null
      : {
          request: { userId: snapshot.context.viewer?.userId ?? null },
          value: snapshot.context.servers,
        },
  isRefused: (snapshot) => ['tokenExpired', 'missingScopes'].includes(serverPageView(snapshot)),
  isRefreshing: (snapshot) =>
    snapshot.context.isKnown && snapshot.matches({ signedIn: { reload: 'running' } }),
});
