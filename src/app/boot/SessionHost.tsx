import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from '#components/NavigationProvider/NavigationProvider';
import { isMarketplace, paths } from '#domain/paths';
import { viewerOf } from '#domain/session/profile';
import { reportPerson } from '#machines/session/session/report-person';
import { knownAnswers } from '#services/browser/known-answers';
import { readResync, saveResync } from '#services/dashboard/resync';
import { isFactorAsked, watchFactorRequests } from '#services/session/factor-request';
import { watchPasswordSignIns } from '#services/session/password-sign-in';
import { takeVerificationReturn } from '#services/session/redirect-path';
import { loadSiteRole } from '#services/session/site-role';
import {
  accountNotices,
  passwordSignInToast,
  resyncingToast,
  signInRedirectNotices,
  welcomeToast,
} from './session-notices';
import { carryCurrentToast, toasts, useNotices } from '../toasts';
import { sessionLogic, signInRedirectLogic } from '../wiring/session/session';
import { pageState, type SessionActors } from './page-state';

/** Maximum time in milliseconds to wait for the toast to render before the page navigates to Discord. */
const MAX_TOAST_WAIT = 2_000;

/** Starts the session and sign-in-redirect machines, shares them with all pages, and shows their notices as toasts. */
export function SessionHost() {
  const session = useActorRef(sessionLogic, { input: { now: Date.now } });
  const redirect = useActorRef(signInRedirectLogic);
  const { navigate = loadDocument, address } = useNavigation();
  const { pathname } = address;
  const isFactorNeeded = useSyncExternalStore(watchFactorRequests, isFactorAsked);
  const [isResyncing, setIsResyncing] = useState(false);
  useNotices(session, accountNotices({ pathname, isResyncing }));
  useNotices(redirect, signInRedirectNotices(pathname));
  // Before the pages follow the session, so that none of them recalls what another person has read.
  useEffect(() => reportPerson(session, knownAnswers.belongTo), [session]);
  useEffect(() => {
    const resync = () => {
      setIsResyncing(true);
      saveResync('asked');
      toasts.show(resyncingToast);
      // The toast must be visible before the page navigates to Discord.
      void toasts.drawn(MAX_TOAST_WAIT).then(() => session.send({ type: 'sign in' }));
    };
    pageState.change({ actors: { session, redirect, resync } });
    return () => pageState.change({ actors: null });
  }, [session, redirect]);
  useEffect(() => {
    const notices = session.on('notice', () => {
      setIsResyncing(false);
      if (readResync() === 'asked') saveResync(null);
    });
    return () => notices.unsubscribe();
  }, [session]);
  useResyncResult({ session, redirect, pathname });
  useEffect(() => {
    const welcome = session.on('welcome', ({ username }) => toasts.show(welcomeToast(username)));
    // If the user presses Back on Discord, the browser may restore this page from the back/forward cache. In the
    // restored page, the session machine is still in the state `leaving`, so the resync and the session are reset.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      knownAnswers.forgetAll();
      saveResync(null);
      session.send({ type: 'dismiss' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      welcome.unsubscribe();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [session]);
  useEffect(
    () =>
      // The dialogs that sign in with a password are closed or replaced by the time the role is known.
      watchPasswordSignIns(() => {
        void loadSiteRole().then((role) => {
          const toast = role.ok && passwordSignInToast(role.value);
          if (toast) toasts.show(toast);
        });
      }),
    [],
  );
  useEffect(() => {
    // After a sign-out on a marketplace page, open `/marketplace` (product.md §4.5). The seller's own pages cannot be
    // used while signed out.
    const signedOut = session.on('notice', ({ notice }) => {
      if (notice !== 'signedOut' || !isMarketplace(pathname)) return;
      const hub = paths.marketplace.href();
      navigate(hub, { replace: pathname === hub });
    });
    return () => signedOut.unsubscribe();
  }, [session, navigate, pathname]);
  useEffect(() => {
    const leave = redirect.on('leave', ({ to }) =>
      navigate(takeVerificationReturn() ? paths.verification.href() : to, { replace: true }),
    );
    return () => leave.unsubscribe();
  }, [redirect, navigate]);
  return (
    <>
      <SwitchAccount redirect={redirect} />
      {isFactorNeeded && (
        <Suspense fallback={null}>
          <FactorHost />
        </Suspense>
      )}
    </>
  );
}

/** Loads another page of the site, unless it is the current one. */
function loadDocument(to: string) {
  const target = new URL(to, window.location.href);
  if (target.href === window.location.href) return;
  window.addEventListener('pagehide', carryCurrentToast);
  window.location.replace(target);
}

const FactorHost = lazy(() => import('./FactorHost'));

const SwitchAccountDialog = lazy(() =>
  import('#screens/session/SwitchAccountDialog').then((module) => ({
    default: module.SwitchAccountDialog,
  })),
);

function SwitchAccount({ redirect }: Pick<SessionActors, 'redirect'>) {
  const isAsking = useSelector(redirect, (snapshot) => snapshot.matches('confirming'));
  const { username, replaces } = useSelector(redirect, ({ context }) => context.signIn);
  if (!isAsking) return null;
  return (
    <Suspense fallback={null}>
      <SwitchAccountDialog
        isOpen
        from={replaces ?? ''}
        to={username}
        onSwitch={() => redirect.send({ type: 'switch' })}
        onStay={() => redirect.send({ type: 'stay' })}
      />
    </Suspense>
  );
}

/**
 * Reports the result of a resync after the user has returned from Discord (product.md §4.5). On `/servers`, this hook
 * does not read the servers, because the page itself reads them and reports the result.
 */
function useResyncResult(options: {
  session: SessionActors['session'];
  redirect: SessionActors['redirect'];
  pathname: string;
}): void {
  const { session, redirect, pathname } = options;
  const current = useSelector(session, ({ context }) => context.session);
  useEffect(() => {
    const notices = redirect.on('notice', ({ notice }) => {
      if (readResync() === 'asked') saveResync(notice === 'signedIn' ? 'returned' : null);
    });
    // The user has returned from Discord, but the URL contains no response from Discord.
    const ends = redirect.subscribe((at) => {
      if (at.matches('idle') && readResync() === 'asked') saveResync(null);
    });
    return () => {
      notices.unsubscribe();
      ends.unsubscribe();
    };
  }, [redirect]);
  const viewer = current && viewerOf(current);
  const userId = viewer?.userId ?? null;
  const discordId = viewer?.profile?.discordId ?? null;
  useEffect(() => {
    if (userId === null || discordId === null || pathname === paths.servers.href()) return;
    if (readResync() !== 'returned') return;
    void import('./resync').then(({ finishResync }) => finishResync({ userId, discordId }));
  }, [userId, discordId, pathname]);
}
