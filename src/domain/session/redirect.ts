import { accountPartIn } from '../marketplace/account-address';
import { paths } from '../paths';
import { isUrl } from '../is-url';

const ORIGIN = 'https://grouped.invalid';

/** Keeps the fragment and the parameter of the account dialog. Other parameters may be meant for one visit only. */
export function returnPathOf(here: { pathname: string; search: string; hash: string }): string {
  const part = accountPartIn(here.search);
  return `${here.pathname}${part === null ? '' : `?account=${part}`}${here.hash}`;
}

/** Returns the current path with its fragment. For `/` and `/auth`, it is the server picker (product.md §6.8). */
export function redirectPathToStore(current: string): string {
  const path = ownPath(current);
  return path === null || isWayThrough(path.pathname) ? paths.servers.href() : current;
}

/** The saved path is not trusted. Replaces other sites, `/` and `/auth` by the server picker (product.md §6.8). */
export function redirectPathAfterSignIn(saved: string | null): string {
  const path = saved === null ? null : ownPath(saved);
  return path === null || isWayThrough(path.pathname)
    ? paths.servers.href()
    : path.pathname + path.search + path.hash;
}

/** These paths are not opened again after signing in. Ignores case, as the router does. */
function isWayThrough(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return path === '' || path === paths.verification.href();
}

/** Resolves a path as a browser does, because dot segments and ignored characters could hide another host. */
function ownPath(saved: string): URL | null {
  if (!/^\/(?![/\\])/.test(saved) || !isUrl(saved, ORIGIN)) return null;
  const path = new URL(saved, ORIGIN);
  return path.origin === ORIGIN && !path.pathname.startsWith('//') ? path : null;
}
