import { describe, expect, it } from 'vitest';
import { type AuthRedirect, parseAuthRedirect, withoutAuthRedirect } from './auth-redirect';

const TOKENS =
  '#access_token=at&expires_at=1&expires_in=3600&provider_refresh_token=prt' +
  '&provider_token=pt&refresh_token=rt&sb=&token_type=bearer';

describe('parseAuthRedirect', () => {
  it.each<[string, string, string, AuthRedirect]>([
    ['a code', '?code=abc', '', { kind: 'code', code: 'abc' }],
    [
      'a code beside other parameters',
      '?world=owner&code=a%2Bb',
      '',
      { kind: 'code', code: 'a+b' },
    ],
    ['an empty code', '?code=', '', { kind: 'none' }],
    ['tokens', '', TOKENS, { kind: 'tokens' }],
    ['tokens beside a code', '?code=abc', TOKENS, { kind: 'tokens' }],
    ['a refresh token alone', '', '#refresh_token=rt', { kind: 'tokens' }],
    ['nothing', '', '', { kind: 'none' }],
    ['the sign alone', '?', '#', { kind: 'none' }],
    ['a place on the page', '', '#SuccessPoints', { kind: 'none' }],
    ['an empty token', '', '#access_token=', { kind: 'none' }],
    ['a name that only looks like it', '?my_code=1', '#my_access_token=at', { kind: 'none' }],
    ['names of objects', '?__proto__=x', '#constructor=y', { kind: 'none' }],
    [
      'an error in the query',
      '?error=access_denied&error_code=403&error_description=The+owner+said%20no',
      '',
      { kind: 'refused', description: 'The owner said no' },
    ],
    [
      'an error by code',
      '',
      '#error=e&error_code=bad_jwt',
      { kind: 'refused', description: 'bad_jwt' },
    ],
    ['a bare error', '?error=server_error', '', { kind: 'refused', description: 'server_error' }],
    ['an error beside a code', '?code=abc&error=x', '', { kind: 'refused', description: 'x' }],
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
])('%j without a sign-in is %j', (search, rest) => {
  expect(withoutAuthRedirect(search)).toBe(rest);
});
