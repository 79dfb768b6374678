import {
  type AuthRedirect,
  parseAuthRedirect,
  withoutAuthRedirect,
} from '#domain/session/auth-redirect';

let taken: AuthRedirect = { kind: 'none' };
/** The address that `taken` was removed from. */
let openedAt: string | null = null;

/**
 * Reads what a sign-in left in the address and removes it there at once, so that neither Back nor a bookmark nor a
 * script of the page finds it again. Any other fragment or parameter stays. `readAuthRedirect` hands it on.
 */
export function takeAuthRedirect(): AuthRedirect {
  const { pathname, search, hash } = window.location;
  const found = parseAuthRedirect({ search, hash });
  if (found.kind === 'none') return found;
  openedAt = window.location.href;
  const rest = found.kind === 'code' ? hash : '';
  window.history.replaceState(
    window.history.state,
    '',
    pathname + withoutAuthRedirect(search) + rest,
  );
  taken = found;
  return found;
}

/** Loads the page again at the address it was opened with, so that what a sign-in left there is not lost. */
export function reloadAsOpened(): void {
  if (openedAt !== null) window.history.replaceState(window.history.state, '', openedAt);
  window.location.reload();
}

/** Returns what the page's address said of a sign-in when it was opened: once, so that it is not acted on again. */
export function readAuthRedirect(): AuthRedirect {
  const found = taken.kind === 'none' ? takeAuthRedirect() : taken;
  taken = { kind: 'none' };
  return found;
}
