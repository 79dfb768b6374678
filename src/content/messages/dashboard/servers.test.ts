import { describe, expect, it } from 'vitest';
import { classifyFailure, classifyError, type ServersError } from '#domain/servers/failure';
import { serversMessages, serversErrorText } from './servers';

/** Every error with its text (product.md §7.7). */
const texts: readonly [ServersError, string][] = [
  [{ kind: 'refreshFailed' }, 'Discord token expired and refresh failed. Please re-authenticate.'],
  [
    { kind: 'missingScopes' },
    "Missing Discord permissions. Please re-authenticate with the 'guilds' scope",
  ],
  [
    { kind: 'validationFailed', status: 503, text: 'Service Unavailable' },
    'Failed to validate Discord token: 503 Service Unavailable',
  ],
  [
    { kind: 'fetchFailed', status: 500, text: 'Internal Server Error' },
    'Failed to fetch Discord servers: 500 Internal Server Error',
  ],
  [{ kind: 'fetchFailed', status: 502, text: '' }, 'Failed to fetch Discord servers: 502'],
  [{ kind: 'invalidResponse' }, 'Invalid response format from server'],
  [{ kind: 'noDiscordToken' }, 'No Discord token available'],
  [{ kind: 'alreadyFetching' }, 'Fetch already in progress'],
  [{ kind: 'noServersOrExpired' }, 'No servers found or token expired'],
  [{ kind: 'noUserId' }, 'No user ID provided'],
  [{ kind: 'tokenRefreshFailed' }, 'Token refresh failed. Please re-authenticate.'],
  [{ kind: 'missingDiscordId' }, 'Unable to fetch servers: Missing Discord ID'],
  [{ kind: 'notSignedIn' }, 'You must be logged in to fetch servers'],
  [{ kind: 'unreachable' }, 'An error occurred while fetching your servers'],
  [{ kind: 'noSessionReturned' }, 'Failed to refresh token, no session returned'],
  [{ kind: 'unauthorized' }, 'Failed to fetch Discord servers: 401 Unauthorized'],
];

describe('serversErrorText', () => {
  it.each(texts)('%o', (error, text) => {
    expect(serversErrorText(error)).toBe(text);
  });

  // Leave out the error for a missing token. The classifier recognizes this error by its kind, because its text
  // contains none of the words that the classifier knows.
  const classified = texts.filter(([{ kind }]) => kind !== 'noDiscordToken');

  it.each(classified)('is classified like its kind: %o', (error, text) => {
    expect(classifyFailure(text)).toBe(classifyError(error));
  });
});

it('has the fixed toasts', () => {
  expect(serversMessages.notices).toEqual({
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
  });
});

it('has the fixed alerts and empty states', () => {
  const { alerts, empty, addServer } = serversMessages;
  expect(alerts).toEqual({
    failed: 'Error Loading Servers',
    missingScopes: 'Discord Permissions Required',
    tokenExpired: 'Discord Session Expired',
  });
  expect(empty.signedOut).toEqual({
    title: 'Please Sign In',
    body: 'Sign in with Discord to view and manage your servers',
  });
  expect(empty.noServers.title).toBe('No Discord Servers Found');
  expect(Object.values(empty.noServers)).toContain('No servers found');
  expect(addServer.description).toBe(
    'Select a Discord server where you have administrator permissions to set up the dashboard.',
  );
  expect(addServer.noGuilds).toBe('No servers with administrator permissions found.');
  expect(addServer.noneSelected).toBe('Please select a Discord server');
  expect(addServer.added).toEqual({ tone: 'success', title: 'Server added successfully' });
});

it('explains each of the three server errors', () => {
  expect(Object.keys(serversMessages.hints)).toEqual([
    'discordIdNotReceived',
    'authentication',
    'edgeFunction',
  ]);
  expect(serversMessages.hints.discordIdNotReceived.title).toBe(
    "The server couldn't receive your Discord ID properly",
  );
  expect(serversMessages.hints.discordIdNotReceived.causes).toHaveLength(3);
  expect(serversMessages.hints.edgeFunction.body).toContain('Retry');
});
