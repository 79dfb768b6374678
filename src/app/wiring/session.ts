import { fromCallback, fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine';
import { signInRedirectMachine } from '#machines/sign-in-redirect/sign-in-redirect.machine';
import { takeAuthHash } from '#services/browser/auth-hash';
import { takeRedirectPath } from '#services/browser/redirect-path';
import {
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
    signInWithDiscord: fromPromise(() => signInWithDiscord(window.location.pathname)),
    signOut: fromPromise(signOut),
    watchAuth: fromCallback(({ sendBack }) =>
      watchAuth((event, session) => sendBack({ type: 'auth changed', event, session })),
    ),
  },
});

export const signInRedirectLogic = signInRedirectMachine.provide({
  actors: {
    readHash: fromPromise(async () => takeAuthHash()),
    storeTokens: abortable(storeTokens),
    takeRedirectPath: fromPromise(async () => takeRedirectPath()),
  },
});
