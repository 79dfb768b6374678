import { describe, expect, it } from 'vitest';
import {
  classifyFailure,
  classifyError,
  errorHint,
  type FailureClass,
  type ServersError,
} from './failure';

describe('classifyFailure', () => {
  it.each([
    "Missing Discord permissions. Please re-authenticate with the 'guilds' scope",
    'missing discord permissions',
    'The guilds scope was not granted',
    'Required scope: guilds',
    'Failed to fetch Discord servers: 403 Forbidden',
    'Please re-authenticate',
    'Please reauthenticate',
    'Access forbidden',
  ])('detects missing scopes: %s', (text) => {
    expect(classifyFailure(text)).toBe('missingScopes');
  });

  it.each([
    'Failed to fetch Discord servers: 401 ',
    '401: Unauthorized',
    'unauthorised',
    'Token expired',
    'The Discord token has expired',
    'expired token',
    'Invalid token',
    'Invalid OAuth2 access token',
    'the token is invalid',
    'JWT expired',
    'invalid JWT: unable to parse or verify signature',
    'Discord token expired and refresh failed. Please re-authenticate.',
    'Token refresh failed. Please re-authenticate.',
    'Failed to refresh token, no session returned',
    'No servers found or token expired',
  ])('detects an expired token: %s', (text) => {
    expect(classifyFailure(text)).toBe('tokenExpired');
  });

  it.each([
    '401 or 403',
    "Invalid token. Please re-authenticate with the 'guilds' scope",
    'Access forbidden: token expired',
  ])('prefers the token over the scopes: %s', (text) => {
    expect(classifyFailure(text)).toBe('tokenExpired');
  });

  it.each([
    '',
    'Failed to fetch Discord servers: 500 Internal Server Error',
    'Invalid response format from server',
    'No Discord token available',
    'An error occurred while fetching your servers',
    'Unexpected token < in JSON at position 0',
    'Invalid JSON body: token',
    'Guild 140312 has 14012 members',
    'Your plan expired',
  ])('detects neither: %s', (text) => {
    expect(classifyFailure(text)).toBe('other');
  });
});

describe('errorHint', () => {
  it.each([
    ['Failed to fetch Discord servers: 400 Empty request body', 'discordIdNotReceived'],
    ['Invalid JSON body', 'discordIdNotReceived'],
    ['Missing required userId', 'discordIdNotReceived'],
    ['no userId in URL parameters', 'discordIdNotReceived'],
    ['Failed to fetch Discord servers: 401 No API key found in request', 'authentication'],
    ['Failed to fetch Discord servers: 401 Invalid API key', 'authentication'],
    ['authentication required', 'authentication'],
    ['Authentication required', 'authentication'],
    ['Missing Authorization header', 'authentication'],
    ['FunctionsHttpError', 'edgeFunction'],
    ['Edge Function returned a non-2xx status code', 'edgeFunction'],
    ['Failed to fetch Discord servers: 400 Bad Request', 'edgeFunction'],
    ['{"code":400}', 'edgeFunction'],
    ['Missing required userId in Authorization', 'discordIdNotReceived'],
    ['400 Missing Authorization header', 'authentication'],
    ['Failed to fetch Discord servers: 500 Internal Server Error', null],
    ['Guild 14001 has 24000 members', null],
    ['', null],
  ] as const)('%s → %s', (text, hint) => {
    expect(errorHint(text)).toBe(hint);
  });
});

describe('classifyError', () => {
  const classes = {
    validationFailed: 'other',
    fetchFailed: 'other',
    invalidResponse: 'other',
    noDiscordToken: 'tokenExpired',
    missingScopes: 'missingScopes',
    unauthorized: 'tokenExpired',
    refreshFailed: 'tokenExpired',
    tokenRefreshFailed: 'tokenExpired',
    noSessionReturned: 'tokenExpired',
    noUserId: 'other',
    missingDiscordId: 'other',
    notSignedIn: 'other',
    alreadyFetching: 'other',
    noServersOrExpired: 'tokenExpired',
    unreachable: 'other',
  } as const satisfies Record<ServersError['kind'], FailureClass>;

  it.each(Object.entries(classes))('%s → %s', (kind, expected) => {
    const error = { kind, status: 500, text: 'Internal Server Error' } as ServersError;
    expect(classifyError(error)).toBe(expected);
  });

  it.each([
    [403, 'Forbidden', 'missingScopes'],
    [401, 'Unauthorized', 'tokenExpired'],
    [409, 'Discord token expired', 'tokenExpired'],
    [403, 'invalid token', 'tokenExpired'],
    [500, '', 'other'],
    // The gateway responds with these messages if the public key is missing or wrong. The viewer's token is valid.
    [401, 'No API key found in request', 'other'],
    [401, 'Invalid API key', 'other'],
  ] as const)('classifies status %i and text "%s" as %s', (status, text, expected) => {
    expect(classifyError({ kind: 'fetchFailed', status, text })).toBe(expected);
    expect(classifyError({ kind: 'validationFailed', status, text })).toBe(expected);
  });
});
