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

/** The result of a sign-in, as read from the URL (product.md §6.6). */
export type AuthRedirect =
  | { kind: 'none' }
  /** The code is useless without the code verifier that this browser stored when the sign-in started (PKCE). */
  | { kind: 'code'; code: string }
  /** This site never requests tokens in a URL, so someone else created the link with the tokens. */
  | { kind: 'tokens' }
  /** The link in an email is too old or was used before. */
  | { kind: 'expired' }
  /** `description` is the provider's text. */
  | { kind: 'refused'; description: string };

/** The parameters that a sign-in adds to the URL. */
const signInParameters = ['code', 'error', 'error_code', 'error_description'] as const;

/**
 * Reads the result of a sign-in. A code is in the query, tokens are in the fragment, and an error can be in both. Never
 * throws.
 */
export function parseAuthRedirect({
  search,
  hash,
}: {
  search: string;
  hash: string;
}): AuthRedirect {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const description =
    read(query, 'error_description') ??
    read(fragment, 'error_description') ??
    read(query, 'error_code') ??
    read(fragment, 'error_code') ??
    read(query, 'error') ??
    read(fragment, 'error');
  const errorCode = read(query, 'error_code') ?? read(fragment, 'error_code');
  if (errorCode === 'otp_expired') return { kind: 'expired' };
  if (description !== null) return { kind: 'refused', description };
  if (read(fragment, 'access_token') ?? read(fragment, 'refresh_token')) return { kind: 'tokens' };
  const code = read(query, 'code');
  return code === null ? { kind: 'none' } : { kind: 'code', code };
}

/** Returns a query string without the parameters of a sign-in. */
export function withoutAuthRedirect(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of signInParameters) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

function read(parameters: URLSearchParams, name: string): string | null {
  return parameters.get(name)?.trim() || null;
}
