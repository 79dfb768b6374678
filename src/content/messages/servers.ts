import type { ErrorHint, ServersError } from '#domain/servers/failure';
import { sessionMessages } from './session';

/** A toast as the toast queue takes it; without `durationMs` it stays as long as any other. */
export interface ServersToast {
  tone: 'success' | 'danger' | 'info' | 'warning';
  title: string;
  description?: string;
  durationMs?: number;
}

/** What the server error screen adds to the raw error. */
export interface HintText {
  title: string;
  body: string;
  causes: readonly string[];
}

/** What is said of the server list and of adding a server (spec §8 «Servers», §2 «Server picker»), to the letter. */
export const serversMessages = {
  /** Toasts, by the name of the notice that the `server-page` machine emits. */
  notices: {
    permissionsRequired: {
      tone: 'warning',
      title: 'Discord permissions required',
      description: 'We need additional Discord permissions to access your servers',
      durationMs: 6_000,
    },
    authenticationExpired: {
      tone: 'warning',
      title: 'Discord authentication expired',
      description: 'Your Discord session has expired. Please reconnect.',
      durationMs: 6_000,
    },
    loadFailed: { tone: 'danger', title: 'Failed to load your Discord servers' },
    reloadFailed: { tone: 'danger', title: 'An error occurred while fetching your servers' },
    updatesLost: { tone: 'warning', title: 'Failed to subscribe to server updates' },
    alreadyFetching: { tone: 'info', title: 'Fetch already in progress' },
    notSignedIn: { tone: 'info', title: 'You must be logged in to fetch servers' },
    userIdNotAvailable: { tone: 'danger', title: 'User ID not available' },
  } satisfies Record<string, ServersToast>,

  /** Headings of the panels that stand in for the list; each offers to reconnect. */
  alerts: {
    failed: 'Error Loading Servers',
    missingScopes: 'Discord Permissions Required',
    tokenExpired: 'Discord Session Expired',
  },

  empty: {
    signedOut: {
      title: 'Please Sign In',
      body: 'Sign in with Discord to view and manage your servers',
    },
    /** `outcome` is what the fetch came to (spec §8), for those who hear the page. */
    noServers: {
      title: 'No Discord Servers Found',
      outcome: 'No servers found',
      body: 'Create or join a server on Discord, then refresh.',
    },
  },

  /** Stays under the list for as long as it is so; the toast of the same notice goes. */
  updatesLost: 'Failed to subscribe to server updates. Changes show after a reload of the page.',

  /** The server error screen, by what `errorHint` makes of the raw error. */
  hints: {
    discordIdNotReceived: {
      title: "The server couldn't receive your Discord ID properly",
      body: 'The list of your servers is asked for by your Discord ID, and the request arrived without it.',
      causes: [
        'The request body was lost on its way, as some networks and browser extensions do.',
        'Your sign-in is incomplete: sign out and sign in with Discord again.',
        'This page is older than the server: reload it.',
      ],
    },
    authentication: {
      title: 'The server could not tell who is asking',
      body: 'The request arrived without valid credentials. Reconnect Discord to sign in anew.',
      causes: [
        'Your sign-in ended in another tab or on another device.',
        'This site is not set up with the right API key.',
      ],
    },
    edgeFunction: {
      title: 'The server function refused the request',
      body: 'This is mostly a passing fault. Use Retry to ask again.',
      causes: [],
    },
  } satisfies Record<ErrorHint, HintText>,
  causesLabel: 'Possible causes',
  /** The name by which the error screen shows the viewer's Discord ID. */
  discordIdLabel: 'Discord ID',
  discordIdUnknown: 'Unknown',
  /** The name by which it shows the raw error. */
  rawErrorLabel: 'Error',

  /** Read out while the page changes its look. */
  loading: 'Loading your servers',
  listed: (count: number) => counted(count),

  filter: {
    count: (shown: number, all: number) => `${shown} of ${counted(all)}`,
    noMatch: (query: string) => `No servers match “${query}”`,
  },

  addServer: {
    description:
      'Select a Discord server where you have administrator permissions to set up the dashboard.',
    noneSelected: 'Please select a Discord server',
    notAvailable: 'This server cannot be added at the moment. Please try again later.',
    noGuilds: 'No servers with administrator permissions found.',
    added: { tone: 'success', title: 'Server added successfully' },
  },
} as const;

function counted(count: number): string {
  return count === 1 ? '1 server' : `${count} servers`;
}

/** An error as the raw error that is always shown (spec §8). */
export function serversErrorText(error: ServersError): string {
  if (error.kind === 'validationFailed') {
    return withAnswer('Failed to validate Discord token', error);
  }
  return error.kind === 'fetchFailed' ? withAnswer(fetchFailed, error) : errorTexts[error.kind];
}

function withAnswer(what: string, { status, text }: { status: number; text: string }): string {
  return `${what}: ${status} ${text}`.trimEnd();
}

const fetchFailed = 'Failed to fetch Discord servers';

type AnswerKind = 'validationFailed' | 'fetchFailed';

const { notices } = serversMessages;

const errorTexts: Record<Exclude<ServersError['kind'], AnswerKind>, string> = {
  invalidResponse: 'Invalid response format from server',
  noDiscordToken: 'No Discord token available',
  missingScopes: "Missing Discord permissions. Please re-authenticate with the 'guilds' scope",
  unauthorized: withAnswer(fetchFailed, { status: 401, text: 'Unauthorized' }),
  refreshFailed: 'Discord token expired and refresh failed. Please re-authenticate.',
  tokenRefreshFailed: 'Token refresh failed. Please re-authenticate.',
  noSessionReturned: sessionMessages.noSessionReturned,
  noUserId: 'No user ID provided',
  missingDiscordId: 'Unable to fetch servers: Missing Discord ID',
  notSignedIn: notices.notSignedIn.title,
  alreadyFetching: notices.alreadyFetching.title,
  noServersOrExpired: 'No servers found or token expired',
  unreachable: notices.reloadFailed.title,
};
