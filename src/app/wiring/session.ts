import { fromCallback, fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine';
import { signInRedirectMachine } from '#machines/sign-in-redirect/sign-in-redirect.machine';
import { readAuthRedirect } from '#services/browser/auth-redirect';
import { takeRedirectPath } from '#services/browser/redirect-path';
import {
  exchangeSignIn,
  readSession,
  refreshSession,
  signInWithDiscord,
  signOut,
  storeTokens,
  watchAuth,
} from '#services/supabase/auth';
import { abortable } from './abortable';

/*
 * Where flows meet the outside world: each machine is given the services that do what it asks for. What is not in this
 * folder, a machine cannot do. One file for each page that needs it, so that no page loads another's flows.
 */

export const sessionLogic = sessionMachine.provide({
  actors: {
    readSession: fromPromise(readSession),
    refreshSession: fromPromise(({ input }) => refreshSession(input)),
    signInWithDiscord: fromPromise(() =>
      signInWithDiscord(window.location.pathname + window.location.hash),
    ),
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
