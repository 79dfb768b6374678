import type { ToastToShow } from '#components/Toasts/queue';
import { resyncedText, sessionMessages } from '#content/messages/session/session';
import type { SiteRole } from '#domain/admin/site-role';
import type { ServerChanges } from '#domain/servers/server-changes';
import { isMarketplace } from '#domain/paths';
import type { SignInRefusal } from '#domain/session/auth-redirect';
import type { SessionNotice } from '#machines/session/session/session.setup';
import type { SignInRedirectNotice } from '#machines/session/sign-in-redirect/sign-in-redirect.machine';
import { danger, success } from '../toasts';

/** How long a toast is shown that says what helps, in ms. */
const TIME_TO_ACT = 20_000;
const withHelp = (title: string): ToastToShow => ({ ...danger(title), durationMs: TIME_TO_ACT });

const sessionNotices: Record<SessionNotice, ToastToShow | null> = {
  signInFailed: danger(sessionMessages.signInFailed),
  signInErrored: danger(sessionMessages.signInErrored),
  storageBlocked: withHelp(sessionMessages.storageBlocked),
  signOutFailed: danger(sessionMessages.signOutFailed),
  signOutErrored: danger(sessionMessages.signOutErrored),
  signedOut: success(sessionMessages.signedOut),
  sessionEnded: { tone: 'info', title: sessionMessages.sessionEnded },
  signedOutElsewhere: { ...withHelp(sessionMessages.signedOutElsewhere), tone: 'warning' },
  refreshFailed: danger(sessionMessages.refreshFailed),
  noSessionReturned: danger(sessionMessages.noSessionReturned),
  // This notice has no toast, because a missing token is not an error. A refreshed session never contains a Discord
  // token (supabase.md §3.3), and the edge functions do not need it, because they store the tokens themselves.
  noDiscordToken: null,
};

/** Paths of the pages that have their own texts for signing out (product.md §4.5). */
const dashboards = /^\/(servers|dashboard|admin)(\/|$)/i;

/**
 * Returns the toasts for the notices of the session. The toasts on the dashboard pages differ from those on the public
 * site (product.md §4.5).
 */
export function accountNotices(here: {
  pathname: string;
  isResyncing: boolean;
}): Record<SessionNotice, ToastToShow | null> {
  const resyncFailed = danger(sessionMessages.resyncFailed);
  const resyncNotices = here.isResyncing
    ? { signInFailed: resyncFailed, signInErrored: resyncFailed }
    : {};
  if (dashboards.test(here.pathname)) return { ...sessionNotices, ...resyncNotices };
  return {
    ...sessionNotices,
    ...resyncNotices,
    signOutFailed: danger(sessionMessages.logOutFailed),
    signedOut: success(
      isMarketplace(here.pathname)
        ? sessionMessages.loggedOutOfMarketplace
        : sessionMessages.loggedOutOfDiscord,
    ),
  };
}

export const resyncFailedToast: ToastToShow = danger(sessionMessages.resyncFailed);

export const resyncingToast: ToastToShow = { tone: 'info', title: sessionMessages.resyncing };

/** Returns the toast for the result of a resync. If the toast of the sign-in is still shown, both toasts are merged. */
export const resyncedToast = (changes: ServerChanges | null, total: number): ToastToShow => ({
  ...success(resyncedText(changes, total)),
  event: 'sign-in',
});

/** Several machines report the same sign-in. Toasts with the same `event` are merged, so only one is shown. */
const signIn = { event: 'sign-in' } as const;

export const welcomeToast = (username: string): ToastToShow => ({
  ...success(sessionMessages.welcome(username)),
  ...signIn,
});

const refusals: Record<SignInRefusal, ToastToShow> = {
  canceled: { tone: 'info', title: sessionMessages.refusals.canceled },
  emailMissing: withHelp(sessionMessages.refusals.emailMissing),
  emailUnverified: withHelp(sessionMessages.refusals.emailUnverified),
  emailTaken: withHelp(sessionMessages.refusals.emailTaken),
  banned: withHelp(sessionMessages.refusals.banned),
  signUpDisabled: withHelp(sessionMessages.refusals.signUpDisabled),
  discordDisabled: withHelp(sessionMessages.refusals.discordDisabled),
  tooLate: withHelp(sessionMessages.refusals.tooLate),
  rateLimited: danger(sessionMessages.rateLimited),
  serverFailed: withHelp(sessionMessages.refusals.serverFailed),
  unknown: danger(sessionMessages.refusals.unknown),
};

const redirectNotices: Record<SignInRedirectNotice, ToastToShow> = {
  signedIn: { ...success(sessionMessages.signedIn), ...signIn },
  linkIgnored: danger(sessionMessages.linkIgnored),
  linkExpired: danger(sessionMessages.linkExpired),
  authenticationFailed: danger(sessionMessages.authenticationFailed),
  ...refusals,
};

const emailLinkFailed = danger(sessionMessages.emailLinkFailed);
const emailLinkNotices: Record<SignInRedirectNotice, ToastToShow> = {
  ...redirectNotices,
  linkIgnored: emailLinkFailed,
  authenticationFailed: emailLinkFailed,
};

/**
 * Returns the toasts for the notices about a completed sign-in redirect. A sign-in with Discord redirects to
 * `/servers`; the links in emails open the marketplace.
 */
export function signInRedirectNotices(pathname: string): Record<SignInRedirectNotice, ToastToShow> {
  return isMarketplace(pathname) ? emailLinkNotices : redirectNotices;
}

/** Returns the toast after a sign-in with a password; null for users without a site role (product.md §6.9). */
export const passwordSignInToast = (role: SiteRole | null): ToastToShow | null =>
  role && { ...success(sessionMessages.loggedInAsAdmin), ...signIn };
