/** The tokens a provider hands over in the address after signing in. Secrets: never kept in a URL. */
export interface HashTokens {
  accessToken: string;
  /** Empty where the address carries none; no session can be made of it then. */
  refreshToken: string;
  /** Discord's own token and the one that renews it. */
  providerToken: string | null;
  providerRefreshToken: string | null;
}

/** What the address says of a sign-in: nothing, tokens, or the provider's refusal in its own words. */
export type AuthHash =
  | { kind: 'none' }
  | { kind: 'tokens'; tokens: HashTokens }
  | { kind: 'refused'; description: string };

/** Reads `location.hash`, with or without its `#` (spec §4 «Sign-in redirect»). Never throws. */
export function parseAuthHash(hash: string): AuthHash {
  const said = new URLSearchParams(hash.replace(/^[#?]/, ''));
  const read = (name: string) => said.get(name)?.trim() || null;

  const description = read('error_description') ?? read('error_code') ?? read('error');
  if (description !== null) return { kind: 'refused', description };

  const accessToken = read('access_token');
  if (accessToken === null) return { kind: 'none' };
  return {
    kind: 'tokens',
    tokens: {
      accessToken,
      refreshToken: read('refresh_token') ?? '',
      providerToken: read('provider_token'),
      providerRefreshToken: read('provider_refresh_token'),
    },
  };
}
