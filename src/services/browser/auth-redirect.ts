import {
  type AuthRedirect,
  parseAuthRedirect,
  withoutAuthRedirect,
} from '#domain/session/auth-redirect';

let taken: AuthRedirect = { kind: 'none' };

/**
 * Reads what a sign-in left in the address and removes it there at once, so that neither Back nor a bookmark nor a
 * script of the page finds it again. Any other fragment or parameter stays. `readAuthRedirect` hands it on.
 */
export function takeAuthRedirect(): AuthRedirect {
  const { pathname, search, hash } = window.location;
  const found = parseAuthRedirect({ search, hash });
  if (found.kind === 'none') return found;
  const rest = found.kind === 'code' ? hash : '';
  window.history.replaceState(
    window.history.state,
    '',
    pathname + withoutAuthRedirect(search) + rest,
  );
  taken = found;
  return found;
}

/** Returns what the page's address said of a sign-in when it was opened: once, so that it is not acted on again. */
export function readAuthRedirect(): AuthRedirect {
  const found = taken.kind === 'none' ? takeAuthRedirect() : taken;
  taken = { kind: 'none' };
  return found;
}
