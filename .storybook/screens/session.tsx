import { useEffect } from 'react';
import type { AnyActorLogic } from 'xstate';
import type { RenderScreen } from '../console/ScreenPanel';
import { paths } from '#domain/paths';
import { SessionContext } from '#machines/session/session.context';
import type { sessionMachine } from '#machines/session/session.machine';
import { SignInRedirectContext } from '#machines/sign-in-redirect/sign-in-redirect.context';
import type { signInRedirectMachine } from '#machines/sign-in-redirect/sign-in-redirect.machine';
import { DiscordSignInButton } from '#screens/_shell/DiscordSignInButton';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { SessionAccount } from '#screens/_shell/SessionAccount';
import { StoryFrame } from '#screens/_shell/story-frame';
import { accountNotices, signInRedirectNotices, welcomeToast } from '../../src/app/notices/session';
import { ToastHost } from '../../src/app/ToastHost';
import { toasts } from '../../src/app/toasts';
import { useNotices } from '../../src/app/use-notices';

const as = <Machine,>(logic: AnyActorLogic) => logic as Machine;

export const session: RenderScreen = ({ logic }) => (
  <StoryFrame at={paths.servers.href()} sessionLogic={as<typeof sessionMachine>(logic)}>
    <Account />
  </StoryFrame>
);

const notices = accountNotices({ pathname: paths.servers.href(), isResyncing: false });

/** The account button and the toasts of the session, as on `/servers`. */
function Account() {
  const actor = SessionContext.useActorRef();
  const isSignedIn = SessionContext.useSelector(({ context }) => context.session !== null);
  useNotices(actor, notices);
  useEffect(() => {
    const welcome = actor.on('welcome', ({ username }) => toasts.show(welcomeToast(username)));
    return () => welcome.unsubscribe();
  }, [actor]);
  useEffect(() => () => toasts.clear(), []);
  return (
    <main style={{ padding: '1.5rem' }}>
      {isSignedIn ? (
        <SessionAccount />
      ) : (
        <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
      )}
      <ToastHost />
    </main>
  );
}

export const signInRedirect: RenderScreen = ({ logic, start }) => {
  const at = (start === 'Start in the marketplace' ? paths.marketplace : paths.servers).href();
  return (
    <StoryFrame at={at}>
      <SignInRedirectContext.Provider logic={as<typeof signInRedirectMachine>(logic)}>
        <Returning pathname={at} />
      </SignInRedirectContext.Provider>
    </StoryFrame>
  );
};

/** The page to which a sign-in returns: it loads until the sign-in is complete. */
function Returning({ pathname }: { pathname: string }) {
  const actor = SignInRedirectContext.useActorRef();
  const isLoading = SignInRedirectContext.useSelector((snapshot) => snapshot.hasTag('loading'));
  useNotices(actor, signInRedirectNotices(pathname));
  useEffect(() => () => toasts.clear(), []);
  return (
    <>
      {isLoading ? (
        <LoadingPage />
      ) : (
        <main style={{ padding: '1.5rem' }}>
          <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
        </main>
      )}
      <ToastHost />
    </>
  );
}
