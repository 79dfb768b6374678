import { useEffect } from 'react';
import { Outlet, useHref, useNavigate } from 'react-router-dom';
import { NavigationProvider } from '#components/NavigationProvider/NavigationProvider';
import { Toasts } from '#components/Toasts/Toasts';
import { SessionContext } from '#machines/session/session.context';
import { PageAnnouncer } from '#screens/_shell/PageAnnouncer';
import { SignInRedirectContext } from '#machines/sign-in-redirect/sign-in-redirect.context';
import { Demo } from './Demo';
import { sessionNotices, signInRedirectNotices, welcomeToast } from './notices/session';
import { SiteRoleProvider } from './site-role';
import { toasts } from './toasts';
import { useNotices } from './use-notices';
import { sessionLogic, signInRedirectLogic } from './wiring/session';

/** What every page stands in: the session, the way back from Discord, the toasts and the router's links. */
export function RootLayout() {
  const navigate = useNavigate();
  return (
    <NavigationProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
      <SessionContext.Provider logic={sessionLogic} options={{ input: { now: Date.now } }}>
        <SignInRedirectContext.Provider logic={signInRedirectLogic}>
          <SessionToasts />
          <SignInRedirect />
          <Demo />
          <SiteRoleProvider>
            <Outlet />
          </SiteRoleProvider>
        </SignInRedirectContext.Provider>
      </SessionContext.Provider>
      <PageAnnouncer />
      <Toasts queue={toasts} />
    </NavigationProvider>
  );
}

function SessionToasts() {
  const session = SessionContext.useActorRef();
  useNotices(session, sessionNotices);
  useEffect(() => {
    const welcome = session.on('welcome', ({ username }) => toasts.show(welcomeToast(username)));
    // «Back» from Discord may bring this page back as it was: on its way out.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.send({ type: 'dismiss' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      welcome.unsubscribe();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [session]);
  return null;
}

function SignInRedirect() {
  const redirect = SignInRedirectContext.useActorRef();
  const navigate = useNavigate();
  useNotices(redirect, signInRedirectNotices);
  useEffect(() => {
    const leave = redirect.on('leave', ({ to }) => void navigate(to, { replace: true }));
    return () => leave.unsubscribe();
  }, [redirect, navigate]);
  return null;
}
