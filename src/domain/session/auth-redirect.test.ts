import { describe, expect, it } from 'vitest';
import { type AuthRedirect, parseAuthRedirect, withoutAuthRedirect } from './auth-redirect';

const TOKENS =
  '#access_token=at&expires_at=1&expires_in=3600&provider_refresh_token=prt' +
  '&provider_token=pt&refresh_token=rt&sb=&token_type=bearer';

describe('parseAuthRedirect', () => {
  it.each<[string, string, string, AuthRedirect]>([
    ['a code', '?code=abc', '', { kind: 'code', code: 'abc' }],
    ['a code with other parameters', '?world=owner&code=a%2Bb', '', { kind: 'code', code: 'a+b' }],
    ['an empty code', '?code=', '', { kind: 'none' }],
    ['tokens', '', TOKENS, { kind: 'tokens' }],
    ['tokens with a code', '?code=abc', TOKENS, { kind: 'tokens' }],
    ['only a refresh token', '', '#refresh_token=rt', { kind: 'tokens' }],
    ['nothing', '', '', { kind: 'none' }],
    ['empty query and fragment', '?', '#', { kind: 'none' }],
    ['an anchor', '', '#SuccessPoints', { kind: 'none' }],
    ['an empty token', '', '#access_token=', { kind: 'none' }],
    ['similar parameter names', '?my_code=1', '#my_access_token=at', { kind: 'none' }],
    ['names of object properties', '?__proto__=x', '#constructor=y', { kind: 'none' }],
    [
      'an error in the query',
      '?error=access_denied&error_code=403&error_description=The+owner+said%20no',
      '',
      { kind: 'refused', description: 'The owner said no' },
    ],
    [
      'only an error code',
      '',
      '#error=e&error_code=bad_jwt',
      { kind: 'refused', description: 'bad_jwt' },
    ],
    [
      'the link of an email that has expired',
      '?account=confirmed&error=access_denied&error_code=otp_expired&error_description=Email+link',
      '#error=access_denied&error_code=otp_expired&sb=',
      { kind: 'expired' },
    ],
    ['an expired link, in the fragment', '', '#error_code=otp_expired', { kind: 'expired' }],
    ['a bare error', '?error=server_error', '', { kind: 'refused', description: 'server_error' }],
    ['an error with a code', '?code=abc&error=x', '', { kind: 'refused', description: 'x' }],
  ])('%s', (_, search, hash, expected) => {
    expect(parseAuthRedirect({ search, hash })).toEqual(expected);
  });

  it.each(['%', 'access_token=%E0%A4%A', '&&&===', '\u0000', '&a=b'.repeat(10_000)])(
    'does not throw on %.20j',
    (text) => {
      expect(() => parseAuthRedirect({ search: `?${text}`, hash: `#${text}` })).not.toThrow();
    },
  );
});

it.each([
  ['?code=abc', ''],
  ['?world=owner&code=abc&error=x', '?world=owner'],
  ['?share=z.abc', '?share=z.abc'],
  ['', ''],
])('removes the sign-in from %j: %j', (search, rest) => {
  expect(withoutAuthRedirect(search)).toBe(rest);
});
