import type { ToastToShow } from '#components/Toasts/queue';
import { sessionMessages } from '#content/messages/session';
import type { SessionNotice } from '#machines/session/session.setup';
import { danger, success } from './tones';

export const sessionNotices: Record<SessionNotice, ToastToShow | null> = {
  signInFailed: danger(sessionMessages.signInFailed),
  signInErrored: danger(sessionMessages.signInErrored),
  signOutFailed: danger(sessionMessages.signOutFailed),
  signOutErrored: danger(sessionMessages.signOutErrored),
  signedOut: success(sessionMessages.signedOut),
  refreshFailed: danger(sessionMessages.refreshFailed),
  noSessionReturned: danger(sessionMessages.noSessionReturned),
  // A refreshed session never carries Discord's token (discord.md §1.4); the edge function has its own.
  noDiscordToken: null,
};

export const welcomeToast = (username: string) => success(sessionMessages.welcome(username));

export const signInRedirectNotices = {
  signedIn: success(sessionMessages.signedIn),
  authenticationFailed: danger(sessionMessages.authenticationFailed),
  authenticationErrored: danger(sessionMessages.authenticationErrored),
} as const;

export const signInDialogNotices = {
  loggedInAsAdmin: success(sessionMessages.loggedInAsAdmin),
} as const;
