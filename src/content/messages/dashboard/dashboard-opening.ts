import { isolated } from '#domain/names';
import type { OpeningError } from '#domain/servers/opening-error';

interface Words {
  title: string;
  body: string;
}

/** Texts of the page that is shown instead of a dashboard that cannot be opened (product.md §8.3). */
export const openingMessages = {
  signInRequired: {
    title: 'Sign in to continue',
    body: 'Only people with access to this server can open its dashboard. After you sign in, you will return to this page.',
  },
  notYours: {
    title: "You don't have access to this server",
    body: "Ask the server's owner, or anyone who can open the Editors panel, to add you there.",
  },
  noSuchServer: {
    title: 'Server not found',
    body: 'No server with this ID uses the bot. Check the address, or add the server to your list.',
  },
  signInAgain: {
    title: 'Sign in again to continue',
    body: 'Discord needs to confirm which servers you can manage. After you sign in, you will return to this page.',
  },
  discordUnreachable: {
    title: 'Discord is unavailable right now',
    body: 'We could not confirm your access to this server. Nothing was changed. Try again in a moment.',
  },
  unreachable: {
    title: 'The dashboard is unavailable right now',
    body: 'The server did not respond. Nothing was changed. Check your connection and try again.',
  },
} as const satisfies Record<OpeningError['kind'] | 'signInRequired', Words>;

/** Returns the title for the case that the server's name is known. */
export function notYoursTitle(server: string): string {
  return `You don't have access to ${isolated(server)}`;
}

/** The label of the viewer's Discord ID. The viewer sends the ID to someone who can give access. */
export const yourDiscordIdLabel = 'Your Discord ID (they need it to add you)';

/** The texts of the notice on a dashboard that is open when the session ends (product.md §8.4). */
export const sessionEndedMessages = {
  title: 'Your session has ended',
  withChanges:
    'Your unsaved changes are kept in this browser. Sign in again to save them and continue on this page.',
  withSecrets:
    'Your unsaved changes are kept in this browser, except for the API key, which is kept only while this page is open. Sign in again to save them.',
  withTyped:
    'The webhook address that you have typed is kept only while this page is open. Use “Other ways to sign in” to stay on this page.',
  notKept:
    'This browser does not store drafts, so your unsaved changes will be lost when this page closes. Use “Other ways to sign in” to stay on this page.',
  clean: 'Sign in again to change settings.',
} as const;
