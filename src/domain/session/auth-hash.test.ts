import { describe, expect, it } from 'vitest';
import { type AuthHash, parseAuthHash } from './auth-hash';

const tokens = (changes: object = {}): AuthHash => ({
  kind: 'tokens',
  tokens: {
    accessToken: 'at',
    refreshToken: 'rt',
    providerToken: 'pt',
    providerRefreshToken: 'prt',
    ...changes,
  },
});

const FULL =
  '#access_token=at&expires_at=1&expires_in=3600&provider_refresh_token=prt' +
  '&provider_token=pt&refresh_token=rt&sb=&token_type=bearer';

describe('parseAuthHash', () => {
  it.each<[string, string, AuthHash]>([
    ['all tokens', FULL, tokens()],
    ['without the sign', FULL.slice(1), tokens()],
    [
      'no Discord tokens',
      '#access_token=at&refresh_token=rt',
      tokens({ providerToken: null, providerRefreshToken: null }),
    ],
    [
      'empty Discord tokens',
      '#access_token=at&refresh_token=rt&provider_token=&provider_refresh_token=+',
      tokens({ providerToken: null, providerRefreshToken: null }),
    ],
    [
      'no refresh token',
      '#access_token=at&provider_token=pt&provider_refresh_token=prt',
      tokens({ refreshToken: '' }),
    ],
    ['the first of two', `${FULL}&access_token=other`, tokens()],
    ['encoded', FULL.replace('=at', '=a%2Bt%3D'), tokens({ accessToken: 'a+t=' })],
    ['nothing', '', { kind: 'none' }],
    ['the sign alone', '#', { kind: 'none' }],
    ['a place on the page', '#SuccessPoints', { kind: 'none' }],
    ['an empty token', '#access_token=&refresh_token=rt', { kind: 'none' }],
    ['a refresh token alone', '#refresh_token=rt', { kind: 'none' }],
    ['a name that only looks like it', '#my_access_token=at', { kind: 'none' }],
    ['names of objects', '#__proto__=x&constructor=y', { kind: 'none' }],
    [
      'a refusal',
      '#error=access_denied&error_code=403&error_description=The+owner+said%20no',
      { kind: 'refused', description: 'The owner said no' },
    ],
    [
      'a refusal by code',
      '#error=e&error_code=bad_jwt',
      { kind: 'refused', description: 'bad_jwt' },
    ],
    ['a bare refusal', '?error=server_error', { kind: 'refused', description: 'server_error' }],
    ['a refusal beside tokens', `${FULL}&error=x`, { kind: 'refused', description: 'x' }],
  ])('%s', (_, hash, expected) => {
    expect(parseAuthHash(hash)).toEqual(expected);
  });

  it.each(['#%', '#access_token=%E0%A4%A', '#&&&===', '#\u0000', `#${'&a=b'.repeat(10_000)}`])(
    'does not throw on %.20j',
    (hash) => {
      expect(() => parseAuthHash(hash)).not.toThrow();
    },
  );
});
