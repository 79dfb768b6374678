import { appRoutes } from './app';
import { fileRoutes, notFoundRoute } from './files';
import type { ListedPage } from '#content/docs/site-files';
import type { Route } from './route';

/**
 * Every page of the site, one row each. The router, the host's rewrites, the HTML files, the chunks, the sitemap, and
 * `llms.txt` are derived from these rows. The app itself imports only `app.ts`.
 */
export const routes: readonly Route[] = [...fileRoutes, ...appRoutes, notFoundRoute];

export { notFoundRoute };

/** Every page that needs no account. The sitemap and `llms.txt` list these pages. */
export const publicPages: readonly ListedPage[] = routes.flatMap((route) =>
  route.listing ? [{ path: pathOf(route), ...route.listing }] : [],
);

/** Returns the path of a static page, or the pattern of an app page. */
export function pathOf(route: Route): string {
  return route.kind === 'file' ? route.path : route.pattern;
}

/** Returns the file of a route, relative to the root of the site, such as '/terms.html' or '/dashboard-shell.html'. */
export function fileOf(route: Route): string {
  const path = pathOf(route);
  if (path === '/') return '/index.html';
  const fixed = fixedPart(path);
  // Without `-shell`, hosts would serve '/dashboard.html' at '/dashboard', and the page has no such URL.
  return fixed === path ? `${path}.html` : `${fixed}-shell.html`;
}

/**
 * Returns the rewrites that a host needs for a route. Each rewrite maps a pattern to the route's file. A URL that
 * already matches the path of the file needs no rewrite.
 */
export function rewritesOf(route: Route): (readonly [pattern: string, file: string])[] {
  const file = fileOf(route);
  if (route.kind === 'file') return (route.aliases ?? []).map((alias) => [alias, file]);
  const fixed = fixedPart(route.pattern);
  return fixed === route.pattern ? [] : [[`${fixed}/*`, file]];
}

/**
 * Returns the paths and patterns to which the handler in `src/app/server` responds. `/*` matches any remaining path.
 */
export function serverAddressesOf(route: Route): readonly string[] {
  if (route.kind !== 'server') return [];
  return [`${fixedPart(route.pattern)}/*`, route.sitemap, route.list];
}

/** The sitemaps that the handler in `src/app/server` writes. */
export const serverSitemaps: readonly string[] = routes.flatMap((route) =>
  route.kind === 'server' ? [route.sitemap] : [],
);

/** Returns the part of a pattern before its first parameter. */
function fixedPart(pattern: string): string {
  return pattern.replace(/\/[:*].*$/, '');
}
