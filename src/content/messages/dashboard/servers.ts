import type { ErrorHint, ServersError } from '#domain/servers/failure';
import { sessionMessages } from '../session/session';

/** The props of a toast. Without `durationMs` it has the default duration. */
export interface ServersToast {
  tone: 'success' | 'danger' | 'info' | 'warning';
  title: string;
  description?: string;
  durationMs?: number;
}

/** A hint of the error screen (product.md §7.8). */
export interface HintText {
  title: string;
  body: string;
  causes: readonly string[];
}

/** Texts of the server list and of adding a server (product.md §7). */
export const serversMessages = {
  /** The toasts, keyed by the notice that the `server-page` machine emits. */
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

  /** The headings of the panels that replace the list. Each panel has a button to reconnect. */
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
    /** `outcome` is the text for screen readers. */
    noServers: {
      title: 'No Discord Servers Found',
      outcome: 'No servers found',
      body: 'Create or join a server on Discord, then refresh.',
    },
  },

  /** Shown below the list until the channel is connected again. */
  updatesLost: 'Failed to subscribe to server updates. Reload the page to see changes.',

  /** The hints, keyed by the result of `errorHint`. */
  hints: {
    discordIdNotReceived: {
      title: "The server couldn't receive your Discord ID properly",
      body: 'Your server list is requested with your Discord ID, but the request arrived without it.',
      causes: [
        'Your network or a browser extension removed the request body.',
        'Your sign-in is incomplete: sign out and sign in with Discord again.',
        'This page is out of date: reload it.',
      ],
    },
    authentication: {
      title: 'The server could not identify you',
      body: 'The request arrived without valid credentials. Reconnect Discord to sign in again.',
      causes: [
        'Your sign-in ended in another tab or on another device.',
        'This site is not set up with the right API key.',
      ],
    },
    edgeFunction: {
      title: 'The server rejected the request',
      body: 'This is usually temporary. Use Retry to try again.',
      causes: [],
    },
  } satisfies Record<ErrorHint, HintText>,
  causesLabel: 'Possible causes',
  /** The label of the viewer's Discord ID on the error screen. */
  discordIdLabel: 'Discord ID',
  discordIdUnknown: 'Unknown',
  /** The label of the raw error. */
  rawErrorLabel: 'Error',

  /** Announced to screen readers. */
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

/** Returns the raw error for the error screen (product.md §7.7). */
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
