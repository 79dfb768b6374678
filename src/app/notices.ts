import type { ToastToShow } from '#components/Toasts/queue';
import { adminMessages } from '#content/messages/admin';
import { commandExecutedText, configMessages } from '#content/messages/config';
import { serversMessages } from '#content/messages/servers';
import { sessionMessages } from '#content/messages/session';
import { teamMessages } from '#content/messages/team';
import type { SaveNotice } from '#machines/config-save/config-save.machine';
import type { ManagedUsersNotice } from '#machines/managed-users/managed-users.setup';
import type { MemberNotice } from '#machines/member-edit/member-edit.events';
import type { PermissionNotice } from '#machines/permission-edit/permission-edit.setup';
import type { ServerPageNotice } from '#machines/server-page/notice';
import type { SessionNotice } from '#machines/session/session.setup';

/*
 * What the flows say in passing, as toasts. A notice without a toast is for the log: it tells the user nothing they
 * could act on.
 */

const danger = (title: string): ToastToShow => ({ tone: 'danger', title });
const success = (title: string): ToastToShow => ({ tone: 'success', title });

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

export const serverPageNotices: Record<ServerPageNotice, ToastToShow> = serversMessages.notices;

export const serverAddedToast: ToastToShow = serversMessages.addServer.added;

export const managedUsersNotices: Record<ManagedUsersNotice, ToastToShow> = {
  added: success(adminMessages.added),
  removed: success(adminMessages.removed),
};

export const teamNotices: Record<MemberNotice | PermissionNotice, ToastToShow> =
  teamMessages.notices;

export const saveNotices: Record<SaveNotice, ToastToShow> = {
  saved: success(configMessages.saved),
  notAllowedToModify: danger(configMessages.notAllowedToModify),
  notAllowedToSave: danger(configMessages.notAllowedToSave),
  notAllowedToEditApi: danger(configMessages.notAllowedToEditApi),
  signInRequired: danger(configMessages.signInRequired),
  invalidServer: danger(configMessages.invalidServer),
  failed: danger(configMessages.failed),
};

export const commandExecutedToast = (command: string): ToastToShow => ({
  ...success(configMessages.commandExecuted),
  description: commandExecutedText(command),
});
