import { fromCallback, fromPromise } from 'xstate';
import { returnPathOf } from '#domain/session/redirect';
import { sessionMachine } from '#machines/session/session/session.machine';
import { signInRedirectMachine } from '#machines/session/sign-in-redirect/sign-in-redirect.machine';
import { readAuthRedirect } from '#services/session/auth-redirect';
import { takeRedirectPath } from '#services/session/redirect-path';
import {
  exchangeSignIn,
  readSession,
  refreshSession,
  signInWithDiscord,
  signOut,
  storeTokens,
  watchAuth,
} from '#services/session/auth';
import { abortable } from '../actors';

// Provides the services to the machines. A machine can use only the services that this folder provides. There is one
// file per page, so that no page loads the machines of another page.

export const sessionLogic = sessionMachine.provide({
  actors: {
    readSession: fromPromise(readSession),
    refreshSession: fromPromise(({ input }) => refreshSession(input)),
    signInWithDiscord: fromPromise(() => signInWithDiscord(returnPathOf(window.location))),
    signOut: fromPromise(signOut),
    watchAuth: fromCallback(({ sendBack }) =>
      watchAuth((event, session) => sendBack({ type: 'auth changed', event, session })),
    ),
  },
});

export const signInRedirectLogic = signInRedirectMachine.provide({
  actors: {
    readRedirect: fromPromise(async () => readAuthRedirect()),
    exchangeCode: fromPromise(({ input }) => exchangeSignIn(input)),
    storeTokens: abortable(storeTokens),
    takeRedirectPath: fromPromise(async () => takeRedirectPath()),
  },
});
