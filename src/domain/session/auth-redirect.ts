/** The tokens of a sign-in. They are secrets and must never stay in a URL. */
export interface SignInTokens {
  accessToken: string;
  refreshToken: string;
  /** Discord's access and refresh token. */
  providerToken: string | null;
  providerRefreshToken: string | null;
}

/** A sign-in that returned, and the session it would replace. */
export interface ReturnedSignIn {
  tokens: SignInTokens;
  username: string;
  /** The name of the other user who is signed in in this browser; null if nobody else is signed in. */
  replaces: string | null;
}

/** The result of a sign-in that the URL contains (product.md §6.6). */
export type AuthRedirect =
  | { kind: 'none' }
  /** Only useful with the code verifier that this browser stored when it started the sign-in (PKCE). */
  | { kind: 'code'; code: string }
  /** This site never requests tokens in an address, so someone else made the link. */
  | { kind: 'tokens' }
  /** `description` is the provider's text. */
  | { kind: 'refused'; description: string };

/** The parameters that a sign-in adds to an address. */
const signInParameters = ['code', 'error', 'error_code', 'error_description'] as const;

/** Reads a code from the query, tokens from the fragment, and an error from both. Never throws. */
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
