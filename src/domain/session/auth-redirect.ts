/** What a sign-in hands over: the session's tokens, and Discord's. Secrets: never kept in a URL. */
export interface SignInTokens {
  accessToken: string;
  refreshToken: string;
  /** Discord's own token and the one that renews it. */
  providerToken: string | null;
  providerRefreshToken: string | null;
}

/** A sign-in that came back: its tokens, whose they are, and whose session it would replace. */
export interface ReturnedSignIn {
  tokens: SignInTokens;
  username: string;
  /** The name of somebody else who is signed in on this browser; null where nobody is, or the same person. */
  replaces: string | null;
}

/** What an address says of a sign-in. */
export type AuthRedirect =
  | { kind: 'none' }
  /** Worth a session only with the code verifier that this browser kept when it began the sign-in (PKCE). */
  | { kind: 'code'; code: string }
  /** Tokens themselves: this site never asks for those, so somebody else made the link. */
  | { kind: 'tokens' }
  /** The provider's error in its own words. */
  | { kind: 'refused'; description: string };

/** The parameters that a sign-in adds to an address. */
const signInParameters = ['code', 'error', 'error_code', 'error_description'] as const;

/** Reads what an address says of a sign-in: its query for a code, its fragment for tokens, both for an error. Never throws. */
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

/** Returns a query string without what a sign-in added to it. */
export function withoutAuthRedirect(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of signInParameters) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

function read(parameters: URLSearchParams, name: string): string | null {
  return parameters.get(name)?.trim() || null;
}
