import { accountPartIn } from '../marketplace/account-address';
import { paths } from '../paths';
import { isUrl } from '../is-url';

const ORIGIN = 'https://grouped.invalid';

/**
 * Returns the current path, which the viewer returns to after signing in. Keeps its fragment and the parameter of the
 * account dialog. Drops all other parameters, because they may be meant for one visit only.
 */
export function returnPathOf(here: { pathname: string; search: string; hash: string }): string {
  const part = accountPartIn(here.search);
  return `${here.pathname}${part === null ? '' : `?account=${part}`}${here.hash}`;
}

/**
 * Returns the path to save before signing in, so that it can be opened again afterward. This is the current path with
 * its fragment. For `/` and `/auth`, it is the server picker (product.md §6.8).
 */
export function redirectPathToStore(current: string): string {
  const path = ownPath(current);
  return path === null || isWayThrough(path.pathname) ? paths.servers.href() : current;
}

/**
 * Returns the path to open after signing in. The saved path is not trusted. Returns the server picker if the saved path
 * is not a path of this site, or if it is `/` or `/auth` (product.md §6.8).
 */
export function redirectPathAfterSignIn(saved: string | null): string {
  const path = saved === null ? null : ownPath(saved);
  return path === null || isWayThrough(path.pathname)
    ? paths.servers.href()
    : path.pathname + path.search + path.hash;
}

/**
 * Returns whether a path is `/` or `/auth`, which are not opened again after signing in. Ignores case, as the router
 * does.
 */
function isWayThrough(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return path === '' || path === paths.verification.href();
}

/**
 * Resolves a path as a browser does. Dot segments and ignored characters in the path could otherwise hide another host.
 */
function ownPath(saved: string): URL | null {
  if (!/^\/(?![/\\])/.test(saved) || !isUrl(saved, ORIGIN)) return null;
  const path = new URL(saved, ORIGIN);
  return path.origin === ORIGIN && !path.pathname.startsWith('//') ? path : null;
}
