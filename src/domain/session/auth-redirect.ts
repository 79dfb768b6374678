import { classifySignInRefusal } from '../servers/failure';

/** The tokens of a sign-in. They are secrets and must be removed from the URL. */
export interface SignInTokens {
  accessToken: string;
  refreshToken: string;
  /** Discord's access token and refresh token. */
  providerToken: string | null;
  providerRefreshToken: string | null;
}

/** A sign-in whose redirect has just returned to the site, and the session that the sign-in would replace. */
export interface ReturnedSignIn {
  tokens: SignInTokens;
  username: string;
  /** The name of the other user whose session is in this browser; null if there is none. */
  replaces: string | null;
}

/** Why a sign-in with Discord was not finished. There is one kind for each action that helps. */
export type SignInRefusal =
  /** The user pressed Cancel at Discord, which is no error. */
  | 'canceled'
  | 'emailMissing'
  | 'emailUnverified'
  | 'emailTaken'
  | 'banned'
  | 'signUpDisabled'
  | 'discordDisabled'
  /** The sign-in took too long, or its redirect was opened before. */
  | 'tooLate'
  | 'rateLimited'
  /** Discord or the auth server failed. */
  | 'serverFailed'
  | 'unknown';

/** The result of a sign-in, as read from the URL (product.md §6.6). */
export type AuthRedirect =
  | { kind: 'none' }
  /** The code is useless without the code verifier that this browser stored when the sign-in started (PKCE). */
  | { kind: 'code'; code: string }
  /** This site never requests tokens in a URL, so someone else created the link with the tokens. */
  | { kind: 'tokens' }
  /** The link in an email is too old or was used before. */
  | { kind: 'expired' }
  | { kind: 'refused'; reason: SignInRefusal };

/** The codes of the auth server and of OAuth (supabase.md §3.6). */
const reasons: Readonly<Record<string, SignInRefusal>> = {
  provider_email_needs_verification: 'emailUnverified',
  email_not_confirmed: 'emailUnverified',
  email_address_not_provided: 'emailMissing',
  email_exists: 'emailTaken',
  user_already_exists: 'emailTaken',
  identity_already_exists: 'emailTaken',
  user_banned: 'banned',
  signup_disabled: 'signUpDisabled',
  email_provider_disabled: 'signUpDisabled',
  provider_disabled: 'discordDisabled',
  oauth_provider_not_supported: 'discordDisabled',
  bad_oauth_state: 'tooLate',
  bad_oauth_callback: 'tooLate',
  flow_state_expired: 'tooLate',
  flow_state_not_found: 'tooLate',
  over_request_rate_limit: 'rateLimited',
  over_email_send_rate_limit: 'rateLimited',
  request_timeout: 'serverFailed',
  hook_timeout: 'serverFailed',
  unexpected_failure: 'serverFailed',
  server_error: 'serverFailed',
  temporarily_unavailable: 'serverFailed',
};

const signInParameters = ['code', 'error', 'error_code', 'error_description'] as const;

/** A code is in the query, tokens are in the fragment, and an error can be in both. Never throws. */
export function parseAuthRedirect({
  search,
  hash,
}: {
  search: string;
  hash: string;
}): AuthRedirect {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const part = (name: (typeof signInParameters)[number]) =>
    read(query, name) ?? read(fragment, name);
  const [error, code, text] = [part('error'), part('error_code'), part('error_description')];
  if (code === 'otp_expired') return { kind: 'expired' };
  if (error !== null || code !== null || text !== null) {
    return { kind: 'refused', reason: reasonOf({ error, code, text: text ?? '' }) };
  }
  if (read(fragment, 'access_token') ?? read(fragment, 'refresh_token')) return { kind: 'tokens' };
  const signInCode = read(query, 'code');
  return signInCode === null ? { kind: 'none' } : { kind: 'code', code: signInCode };
}

/**
 * A code with a reason counts first, then the text, then a general code. `access_denied` without another code means
 * that the user canceled at Discord.
 */
function reasonOf(refusal: {
  error: string | null;
  code: string | null;
  text: string;
}): SignInRefusal {
  const { error, code, text } = refusal;
  const named = Object.hasOwn(reasons, code ?? '') ? reasons[code ?? ''] : undefined;
  if (named !== undefined && named !== 'serverFailed') return named;
  const told = classifySignInRefusal(text);
  if (told !== null) return told;
  if (error === 'access_denied' && (code === null || code === error)) return 'canceled';
  return (
    named ?? (Object.hasOwn(reasons, error ?? '') ? reasons[error ?? ''] : undefined) ?? 'unknown'
  );
}

export function withoutAuthRedirect(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of signInParameters) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

function read(parameters: URLSearchParams, name: string): string | null {
  return parameters.get(name)?.trim() || null;
}
