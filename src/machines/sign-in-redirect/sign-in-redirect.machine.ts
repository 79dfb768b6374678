import { assign, emit, fromPromise, setup } from 'xstate';
import type { Result } from '#domain/result';
import type { AuthHash, HashTokens } from '#domain/session/auth-hash';
import { redirectPathAfterSignIn } from '#domain/session/redirect';
import { unprovided } from '../unprovided';

/** What the user is told in passing; `content/messages/session.ts` has a text under each name. */
export type SignInRedirectNotice = 'signedIn' | 'authenticationFailed' | 'authenticationErrored';

const NO_TOKENS: HashTokens = {
  accessToken: '',
  refreshToken: '',
  providerToken: null,
  providerRefreshToken: null,
};

/** The way back from Discord: tokens in the address become a session, once, when the page opens (spec §4). */
export const signInRedirectMachine = setup({
  types: {
    context: {} as {
      /** Only while they are stored: nobody else is to see them. */
      tokens: HashTokens;
    },
    events: {} as { type: 'dismiss' },
    emitted: {} as { type: 'notice'; notice: SignInRedirectNotice } | { type: 'leave'; to: string },
    tags: {} as 'loading',
  },
  actors: {
    /** Clears the hash at once, so that «Back» never leads to an address full of tokens. */
    readHash: fromPromise<AuthHash>(unprovided('readHash')),
    storeTokens: fromPromise<Result<null, { kind: 'noSession' }>, { tokens: HashTokens }>(
      unprovided('storeTokens'),
    ),
    /** Reads the saved path and removes it. */
    takeRedirectPath: fromPromise<string>(unprovided('takeRedirectPath')),
  },
  guards: {
    hasTokens: (_, hash: AuthHash) => hash.kind === 'tokens',
    isRefused: (_, hash: AuthHash) => hash.kind === 'refused',
    isStored: (_, answer: Result<null, unknown>) => answer.ok,
  },
  actions: {
    remember: assign((_, hash: AuthHash) => ({
      tokens: hash.kind === 'tokens' ? hash.tokens : NO_TOKENS,
    })),
    forget: assign({ tokens: NO_TOKENS }),
    tell: emit((_, notice: SignInRedirectNotice) => ({ type: 'notice' as const, notice })),
    leave: emit((_, saved: string) => ({
      type: 'leave' as const,
      to: redirectPathAfterSignIn(saved),
    })),
  },
  delays: {
    /** Spec §9: «loading after hash 3 s». */
    loadingAfterHash: 3_000,
  },
}).createMachine({
  id: 'signInRedirect',
  context: { tokens: NO_TOKENS },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readHash',
        src: 'readHash',
        onDone: [
          {
            guard: { type: 'hasTokens', params: ({ event }) => event.output },
            target: 'signingIn',
            actions: { type: 'remember', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'errored',
            actions: { type: 'tell', params: 'authenticationErrored' },
          },
          { target: 'idle' },
        ],
      },
    },
    /** Lasts as long as the work does, and no less than 3 s. */
    signingIn: {
      tags: 'loading',
      type: 'parallel',
      onDone: 'idle',
      states: {
        work: {
          initial: 'storing',
          states: {
            storing: {
              exit: 'forget',
              invoke: {
                id: 'storeTokens',
                src: 'storeTokens',
                input: ({ context }) => ({ tokens: context.tokens }),
                onDone: [
                  {
                    guard: { type: 'isStored', params: ({ event }) => event.output },
                    target: 'leaving',
                  },
                  {
                    target: '#signInRedirect.failed',
                    actions: { type: 'tell', params: 'authenticationFailed' },
                  },
                ],
              },
            },
            leaving: {
              invoke: {
                id: 'takeRedirectPath',
                src: 'takeRedirectPath',
                onDone: {
                  target: 'left',
                  actions: [
                    { type: 'tell', params: 'signedIn' },
                    { type: 'leave', params: ({ event }) => event.output },
                  ],
                },
              },
            },
            left: { type: 'final' },
          },
        },
        shade: {
          initial: 'shown',
          states: {
            shown: { after: { loadingAfterHash: 'lifted' } },
            lifted: { type: 'final' },
          },
        },
      },
    },
    idle: {},
    failed: { on: { dismiss: 'idle' } },
    errored: { on: { dismiss: 'idle' } },
  },
});
