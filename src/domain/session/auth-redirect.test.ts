import { describe, expect, it } from 'vitest';
import {
  type AuthRedirect,
  parseAuthRedirect,
  type SignInRefusal,
  withoutAuthRedirect,
} from './auth-redirect';

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
      { kind: 'refused', reason: 'unknown' },
    ],
    [
      'only an error code',
      '',
      '#error=e&error_code=bad_jwt',
      { kind: 'refused', reason: 'unknown' },
    ],
    [
      'the link of an email that has expired',
      '?account=confirmed&error=access_denied&error_code=otp_expired&error_description=Email+link',
      '#error=access_denied&error_code=otp_expired&sb=',
      { kind: 'expired' },
    ],
    ['an expired link, in the fragment', '', '#error_code=otp_expired', { kind: 'expired' }],
    ['a bare error', '?error=server_error', '', { kind: 'refused', reason: 'serverFailed' }],
    ['an error with a code', '?code=abc&error=x', '', { kind: 'refused', reason: 'unknown' }],
  ])('%s', (_, search, hash, expected) => {
    expect(parseAuthRedirect({ search, hash })).toEqual(expected);
  });

  it.each<[SignInRefusal, string]>([
    ['canceled', 'error=access_denied'],
    [
      'canceled',
      'error=access_denied&error_code=access_denied&error_description=The+resource+owner+or+authorization+server+denied+the+request',
    ],
    [
      'canceled',
      'error=access_denied&error_code=403&error_description=The+resource+owner+or+authorization+server+denied+the+request',
    ],
    [
      'emailMissing',
      'error=server_error&error_code=unexpected_failure&error_description=Error+getting+user+email+from+external+provider',
    ],
    [
      'emailMissing',
      'error=server_error&error_code=500&error_description=Error+getting+user+email+from+external+provider',
    ],
    [
      'emailUnverified',
      'error=access_denied&error_code=provider_email_needs_verification&error_description=Unverified+email+with+discord.+A+confirmation+email+has+been+sent+to+your+discord+email',
    ],
    [
      'emailUnverified',
      'error=unauthorized_client&error_code=401&error_description=Unverified+email+with+discord',
    ],
    [
      'emailTaken',
      'error=server_error&error_code=unexpected_failure&error_description=Multiple+accounts+with+the+same+email+address+in+the+same+linking+domain+detected:+default',
    ],
    ['emailTaken', 'error=invalid_request&error_code=email_exists'],
    [
      'emailTaken',
      'error=server_error&error_code=500&error_description=A+user+with+this+email+address+has+already+been+registered',
    ],
    [
      'emailTaken',
      'error=server_error&error_code=422&error_description=Identity+is+already+linked+to+another+user',
    ],
    [
      'signUpDisabled',
      'error=access_denied&error_code=422&error_description=Email+signups+are+disabled',
    ],
    [
      'tooLate',
      'error=invalid_request&error_code=400&error_description=OAuth+callback+with+invalid+state',
    ],
    [
      'serverFailed',
      'error=server_error&error_code=504&error_description=upstream+request+timeout',
    ],
    [
      'serverFailed',
      'error=server_error&error_code=500&error_description=Error+getting+user+profile+from+external+provider',
    ],
    ['banned', 'error=access_denied&error_code=user_banned&error_description=User+is+banned'],
    ['banned', 'error=unauthorized_client&error_code=401&error_description=User+is+unauthorized'],
    [
      'signUpDisabled',
      'error=access_denied&error_code=signup_disabled&error_description=Signups+not+allowed+for+this+instance',
    ],
    [
      'signUpDisabled',
      'error=access_denied&error_code=403&error_description=Signups+not+allowed+for+this+instance',
    ],
    [
      'discordDisabled',
      'error=invalid_request&error_code=validation_failed&error_description=Unsupported+provider:+provider+is+not+enabled',
    ],
    ['discordDisabled', 'error=invalid_request&error_code=provider_disabled'],
    [
      'tooLate',
      'error=invalid_request&error_code=bad_oauth_state&error_description=OAuth+state+parameter+is+invalid',
    ],
    [
      'tooLate',
      'error=invalid_request&error_code=400&error_description=OAuth+state+is+invalid:+token+is+expired',
    ],
    ['tooLate', 'error=invalid_request&error_code=flow_state_expired'],
    ['rateLimited', 'error=server_error&error_code=over_email_send_rate_limit'],
    [
      'rateLimited',
      'error=server_error&error_code=429&error_description=For+security+purposes,+you+can+only+request+this+once+every+minute',
    ],
    [
      'serverFailed',
      'error=server_error&error_code=unexpected_failure&error_description=Unable+to+exchange+external+code:+abc',
    ],
    [
      'serverFailed',
      'error=server_error&error_code=unexpected_failure&error_description=Database+error+saving+new+user',
    ],
    ['serverFailed', 'error=temporarily_unavailable'],
    ['unknown', 'error=invalid_scope&error_description=The+requested+scope+is+invalid'],
    ['unknown', 'error=access_denied&error_code=403&error_description=Not+today'],
    ['unknown', 'error=__proto__&error_code=constructor'],
  ])('%s: %s', (reason, parameters) => {
    const expected = { kind: 'refused', reason };
    expect(parseAuthRedirect({ search: `?${parameters}`, hash: '' })).toEqual(expected);
    expect(parseAuthRedirect({ search: '', hash: `#${parameters}` })).toEqual(expected);
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
