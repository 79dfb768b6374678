import { paths } from '../paths';

const ORIGIN = 'https://grouped.invalid';

/**
 * Returns the path to return to after signing in: the current one with its fragment, or the server picker from `/` and
 * `/auth` (product.md §6.8).
 */
export function redirectPathToStore(current: string): string {
  const path = ownPath(current);
  return path === null || isWayThrough(path.pathname) ? paths.servers.href() : current;
}

/**
 * Returns where to go after signing in. The saved path is not trusted: anything but a path of this site leads to the
 * server picker, and so do `/` and `/auth` (product.md §6.8).
 */
export function redirectPathAfterSignIn(saved: string | null): string {
  const path = saved === null ? null : ownPath(saved);
  return path === null || isWayThrough(path.pathname)
    ? paths.servers.href()
    : path.pathname + path.search + path.hash;
}

/** Pages that no one needs to return to. The router ignores case. */
function isWayThrough(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return path === '' || path === paths.verification.href();
}

/** Resolves a path as a browser would, so that dot segments and stripped characters cannot hide another host. */
function ownPath(saved: string): URL | null {
  if (!/^\/(?![/\\])/.test(saved) || !URL.canParse(saved, ORIGIN)) return null;
  const path = new URL(saved, ORIGIN);
  return path.origin === ORIGIN && !path.pathname.startsWith('//') ? path : null;
}
