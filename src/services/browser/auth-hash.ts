import { parseAuthHash, type AuthHash } from '#domain/session/auth-hash';

/**
 * What the sign-in redirect left in the address. Tokens and refusals are cleared from it at once, so that neither
 * Back nor a bookmark returns to an address full of tokens; any other hash (a link to a setting) stays.
 */
export function takeAuthHash(): AuthHash {
  const found = parseAuthHash(window.location.hash);
  if (found.kind !== 'none') {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return found;
}
