import { paths } from '../paths';

const ORIGIN = 'https://grouped.invalid';

/**
 * The path to come back to after signing in: the current one with its fragment, but the picker from `/` and `/auth`
 * (spec §4).
 */
export function redirectPathToStore(current: string): string {
  const path = ownPath(current);
  return path === null || isWayThrough(path.pathname) ? paths.servers.href() : current;
}

/**
 * Where to go after signing in. The saved path comes from a place that others can write to, so anything
 * but a path of this site leads to the picker; `/` and `/auth` do too (spec §4).
 */
export function redirectPathAfterSignIn(saved: string | null): string {
  const path = saved === null ? null : ownPath(saved);
  return path === null || isWayThrough(path.pathname)
    ? paths.servers.href()
    : path.pathname + path.search + path.hash;
}

/** Pages one only passes through: nobody wants to be brought back there. The router ignores case. */
function isWayThrough(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return path === '' || path === paths.verification.href();
}

/** Resolved as a browser would, so that dot segments and stripped characters cannot hide another host. */
function ownPath(saved: string): URL | null {
  if (!/^\/(?![/\\])/.test(saved) || !URL.canParse(saved, ORIGIN)) return null;
  const path = new URL(saved, ORIGIN);
  return path.origin === ORIGIN && !path.pathname.startsWith('//') ? path : null;
}
