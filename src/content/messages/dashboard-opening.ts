import type { OpeningError } from '#domain/servers/opening-error';

interface Words {
  title: string;
  body: string;
}

/** What the dashboard says in place of a form it cannot show. */
export const openingMessages = {
  signInRequired: {
    title: 'Sign in to continue',
    body: 'This dashboard belongs to a server. After you sign in you come back to this page.',
  },
  notYours: {
    title: "You don't have access to this server",
    body: 'Ask the server’s owner, or an editor with access to Editors, to add you under Editors.',
  },
  noSuchServer: {
    title: 'No such server',
    body: 'No server with this ID uses the bot. Check the address, or add the server to your list.',
  },
  signInAgain: {
    title: 'Sign in again to continue',
    body: 'Discord needs to confirm which servers are yours. After you sign in you come back to this page.',
  },
  discordUnreachable: {
    title: 'Discord cannot be reached right now',
    body: 'We could not confirm your access to this server. Nothing was changed. Try again in a moment.',
  },
  unreachable: {
    title: 'The dashboard cannot be reached right now',
    body: 'The server did not answer. Nothing was changed. Check your connection and try again.',
  },
} as const satisfies Record<OpeningError['kind'] | 'signInRequired', Words>;

/** The title where the name of the server is known. */
export function notYoursTitle(server: string): string {
  return `You don't have access to ${server}`;
}

/** What to send to whoever can give access. */
export const yourDiscordIdLabel = 'Your Discord ID, which they need for that';

/** What an open dashboard says after its session ended. */
export const sessionEndedMessages = {
  title: 'Your session has ended',
  withChanges:
    'Your unsaved changes are kept in this browser. Sign in again to save them: this page goes on where you are.',
  withSecrets:
    'Your unsaved changes are kept in this browser, except the API key, which is kept only while this page is open. Sign in again to save them.',
  notKept:
    'Your unsaved changes last only while this page is open: this browser does not store them. Use “Other ways to sign in” to stay on this page.',
  clean: 'Sign in again to change settings.',
} as const;
