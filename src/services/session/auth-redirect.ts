import {
  type AuthRedirect,
  parseAuthRedirect,
  withoutAuthRedirect,
} from '#domain/session/auth-redirect';

let taken: AuthRedirect = { kind: 'none' };
/** The URL of the page before `taken` was removed from the URL. */
let openedAt: string | null = null;

/**
 * Removes the result from the URL immediately, so that it is not in the history, in a bookmark or visible to other
 * scripts. Other parameters and fragments stay. `readAuthRedirect` returns it later.
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

/** Reloads the page with its original URL, so that the result of the sign-in is not lost. */
export function reloadAsOpened(): void {
  if (openedAt !== null) window.history.replaceState(window.history.state, '', openedAt);
  window.location.reload();
}

/** Later calls return `none`, so that the result is handled only once. */
export function readAuthRedirect(): AuthRedirect {
  const found = taken.kind === 'none' ? takeAuthRedirect() : taken;
  taken = { kind: 'none' };
  return found;
}
