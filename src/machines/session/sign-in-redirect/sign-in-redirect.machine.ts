import { assign, emit, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { Result } from '#domain/result';
import type {
  AuthRedirect,
  ReturnedSignIn,
  SignInRefusal,
  SignInTokens,
} from '#domain/session/auth-redirect';
import { redirectPathAfterSignIn } from '#domain/session/redirect';
import { errorTransitions, isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';
import { createSharedActorContext } from '../../shared-actor.context';

export type SignInRedirectNotice =
  | 'signedIn'
  | 'linkIgnored'
  | 'linkExpired'
  | 'authenticationFailed'
  | SignInRefusal;

export type ExchangeAnswer = Result<ReturnedSignIn, { kind: 'notBegunHere' | 'noSession' }>;

export type StoreAnswer = Result<null, { kind: 'noSession' }>;

const NO_SIGN_IN: ReturnedSignIn = {
  tokens: { accessToken: '', refreshToken: '', providerToken: null, providerRefreshToken: null },
  username: '',
  replaces: null,
};

const codeOf = (redirect: AuthRedirect) => (redirect.kind === 'code' ? redirect.code : '');

const reasonOf = ({ event: { output } }: { event: DoneActorEvent<AuthRedirect> }) =>
  output.kind === 'refused' ? output.reason : 'unknown';

const isKind = <Kind extends AuthRedirect['kind']>(kind: Kind) =>
  ({
    type: 'isKind',
    params: ({ event }: { event: DoneActorEvent<AuthRedirect> }) => ({
      redirect: event.output,
      kind,
    }),
  }) as const;

/**
 * Exchanges the code in the URL for a session, once (product.md §6.6). Ignores a code of a sign-in that this browser
 * did not start, with a notice. Replaces another user's session only after a confirmation.
 */
export const signInRedirectMachine = setup({
  types: {
    context: {} as {
      /** The code in the URL. It is cleared after the exchange. */
      code: string;
      /** The sign-in that the exchange of the code returned. It is cleared after it is stored or discarded. */
      signIn: ReturnedSignIn;
    },
    events: {} as { type: 'dismiss' } | { type: 'switch' } | { type: 'stay' },
    emitted: {} as { type: 'notice'; notice: SignInRedirectNotice } | { type: 'leave'; to: string },
    tags: {} as 'loading',
  },
  actors: {
    /** Removes the parameters from the URL, so that the browser history contains no code and no tokens. */
    readRedirect: fromPromise<AuthRedirect>(unprovided('readRedirect')),
    exchangeCode: fromPromise<ExchangeAnswer, { code: string }>(unprovided('exchangeCode')),
    storeTokens: fromPromise<StoreAnswer, { tokens: SignInTokens }>(unprovided('storeTokens')),
    /** Reads and removes the stored path to return to after the sign-in. */
    takeRedirectPath: fromPromise<string>(unprovided('takeRedirectPath')),
  },
  guards: {
    isKind: (_, { redirect, kind }: { redirect: AuthRedirect; kind: AuthRedirect['kind'] }) =>
      redirect.kind === kind,
    isCanceled: (_, redirect: AuthRedirect) =>
      redirect.kind === 'refused' && redirect.reason === 'canceled',
    replacesSomebody: (_, answer: ExchangeAnswer) => answer.ok && answer.value.replaces !== null,
    isOk: (_, answer: ExchangeAnswer | StoreAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  actions: {
    storeCode: assign((_, redirect: AuthRedirect) => ({ code: codeOf(redirect) })),
    storeSignIn: assign((_, answer: ExchangeAnswer) => ({
      code: '',
      signIn: answer.ok ? answer.value : NO_SIGN_IN,
    })),
    clear: assign({ code: '', signIn: NO_SIGN_IN }),
    notify: emit((_, notice: SignInRedirectNotice) => ({ type: 'notice' as const, notice })),
    leave: emit((_, saved: string) => ({
      type: 'leave' as const,
      to: redirectPathAfterSignIn(saved),
    })),
  },
  delays: {
    loadingAfterHash: 3_000,
  },
}).createMachine({
  id: 'signInRedirect',
  context: { code: '', signIn: NO_SIGN_IN },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readRedirect',
        src: 'readRedirect',
        onDone: [
          {
            guard: isKind('code'),
            target: 'signingIn',
            actions: { type: 'storeCode', params: ({ event }) => event.output },
          },
          {
            guard: isKind('tokens'),
            target: 'ignored',
            actions: { type: 'notify', params: 'linkIgnored' },
          },
          {
            guard: isKind('expired'),
            target: 'expired',
            actions: { type: 'notify', params: 'linkExpired' },
          },
          {
            guard: {
              type: 'isCanceled',
              params: ({ event }: { event: DoneActorEvent<AuthRedirect> }) => event.output,
            },
            target: 'idle',
            actions: { type: 'notify', params: 'canceled' },
          },
          {
            guard: isKind('refused'),
            target: 'errored',
            actions: { type: 'notify', params: reasonOf },
          },
          { guard: isKind('none'), target: 'idle' },
        ],
      },
    },
    /** This state lasts at least 3 s. */
    signingIn: {
      tags: 'loading',
      type: 'parallel',
      onDone: 'idle',
      states: {
        work: {
          initial: 'exchanging',
          states: {
            exchanging: {
              invoke: {
                id: 'exchangeCode',
                src: 'exchangeCode',
                input: ({ context }) => ({ code: context.code }),
                onDone: [
                  {
                    guard: { type: 'replacesSomebody', params: ({ event }) => event.output },
                    target: '#signInRedirect.confirming',
                    actions: { type: 'storeSignIn', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isOk', params: ({ event }) => event.output },
                    target: 'storing',
                    actions: { type: 'storeSignIn', params: ({ event }) => event.output },
                  },
                  ...errorTransitions<ExchangeAnswer>()({
                    notBegunHere: {
                      target: '#signInRedirect.ignored',
                      actions: ['clear', { type: 'notify', params: 'linkIgnored' }],
                    },
                    noSession: {
                      target: '#signInRedirect.failed',
                      actions: ['clear', { type: 'notify', params: 'authenticationFailed' }],
                    },
                  }),
                ],
              },
            },
            storing: {
              id: 'storing',
              exit: 'clear',
              invoke: {
                id: 'storeTokens',
                src: 'storeTokens',
                input: ({ context }) => ({ tokens: context.signIn.tokens }),
                onDone: [
                  {
                    guard: { type: 'isOk', params: ({ event }) => event.output },
                    target: 'leaving',
                  },
                  ...errorTransitions<StoreAnswer>()({
                    noSession: {
                      target: '#signInRedirect.failed',
                      actions: { type: 'notify', params: 'authenticationFailed' },
                    },
                  }),
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
                    { type: 'notify', params: 'signedIn' },
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
    /** This browser has a session of a different user. */
    confirming: {
      on: {
        switch: '#storing',
        stay: { target: 'idle', actions: 'clear' },
      },
    },
    idle: {},
    /** The link does not belong to a sign-in that this browser has started. */
    ignored: { on: { dismiss: 'idle' } },
    expired: { on: { dismiss: 'idle' } },
    failed: { on: { dismiss: 'idle' } },
    errored: { on: { dismiss: 'idle' } },
  },
});

export const SignInRedirectContext = createSharedActorContext(signInRedirectMachine);
