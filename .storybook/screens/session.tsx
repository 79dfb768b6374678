import { useEffect, useMemo } from 'react';
import type { AnyActorLogic } from 'xstate';
import type { RenderScreen } from '../console/ScreenPanel';
import { Button } from '#components/Button/Button';
import { paths } from '#domain/paths';
import { SessionContext, type sessionMachine } from '#machines/session/session/session.machine';
import {
  SignInDialogContext,
  type signInDialogMachine,
} from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import {
  SignInRedirectContext,
  type signInRedirectMachine,
} from '#machines/session/sign-in-redirect/sign-in-redirect.machine';
import { DiscordSignInButton } from '#screens/session/DiscordSignInButton';
import { LoadingPage } from '#screens/shell/MessagePage';
import { PasswordForm } from '#screens/session/SignInDialog';
import { SessionAccount } from '#screens/session/AccountMenu';
import { StoryFrame } from '#screens/shell/story-frame';
import {
  accountNotices,
  resyncingToast,
  signInRedirectNotices,
  welcomeToast,
} from '../../src/app/boot/session-notices';
import { ToastHost } from '../../src/app/ToastHost';
import { toasts, useNotices } from '../../src/app/toasts';

const as = <Machine,>(logic: AnyActorLogic) => logic as Machine;

/** The pages on which the session is shown. The texts of its notices depend on the page. */
const pages = {
  'Start over': { pathname: paths.servers.href(), isResyncing: false },
  'Start on a public page': { pathname: paths.features.href(), isResyncing: false },
  'Start with “Resync Discord”': { pathname: paths.features.href(), isResyncing: true },
};
type Page = (typeof pages)[keyof typeof pages];

export const session: RenderScreen = ({ logic, start }) => {
  const page = Object.hasOwn(pages, start) ? pages[start as keyof typeof pages] : undefined;
  return (
    <StoryFrame at={paths.servers.href()} sessionLogic={as<typeof sessionMachine>(logic)}>
      <Account page={page ?? pages['Start over']} />
    </StoryFrame>
  );
};

/** The account menu or the sign-in button, and the toasts of the session. */
function Account({ page }: { page: Page }) {
  const actor = SessionContext.useActorRef();
  const isSignedIn = SessionContext.useSelector(({ context }) => context.session !== null);
  const isLeaving = SessionContext.useSelector((snapshot) => snapshot.matches('signingIn'));
  const notices = useMemo(() => accountNotices(page), [page]);
  useNotices(actor, notices);
  useEffect(() => {
    if (page.isResyncing && isLeaving) toasts.show(resyncingToast);
  }, [page, isLeaving]);
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

export const signInDialog: RenderScreen = ({ logic }) => (
  <StoryFrame at={paths.servers.href()}>
    <SignInDialogContext.Provider logic={as<typeof signInDialogMachine>(logic)}>
      <SignIn />
    </SignInDialogContext.Provider>
  </StoryFrame>
);

/**
 * The content of the sign-in dialog. The dialog itself is not rendered, because an open dialog traps the focus, and
 * keyboard users could not reach the console.
 */
function SignIn() {
  const dialog = SignInDialogContext.useActorRef();
  const isOpen = SignInDialogContext.useSelector((snapshot) => snapshot.hasTag('open'));
  useEffect(() => () => toasts.clear(), []);
  return (
    <main style={{ padding: '1.5rem' }}>
      {isOpen ? (
        <PasswordForm />
      ) : (
        <Button onPress={() => dialog.send({ type: 'open' })}>Sign In</Button>
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

/** The page to which a sign-in redirects. It shows a loading state until the sign-in is complete. */
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
