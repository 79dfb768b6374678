import { appRoutes } from './app';
import { fileRoutes, notFoundRoute } from './files';
import type { ListedPage } from '#content/docs/site-files';
import type { Route } from './route';

/**
 * Every page of the site, one row each. Router, host addresses, shells, files, chunks, sitemap and `llms.txt` follow from
 * it. The app itself imports `app.ts` alone.
 */
export const routes: readonly Route[] = [...fileRoutes, ...appRoutes, notFoundRoute];

export { notFoundRoute };

/** Every page that is read without an account: what the sitemap and `llms.txt` list. */
export const publicPages: readonly ListedPage[] = routes.flatMap((route) =>
  route.listing ? [{ path: pathOf(route), ...route.listing }] : [],
);

/** The path of a file, or the pattern of a page of the app. */
export function pathOf(route: Route): string {
  return route.kind === 'file' ? route.path : route.pattern;
}

/** The file of a route, from the root of the site: '/terms.html', '/dashboard-shell.html'. */
export function fileOf(route: Route): string {
  const path = pathOf(route);
  if (path === '/') return '/index.html';
  const fixed = fixedPart(path);
  // Under another name than its fixed part, which is no address of the page.
  return fixed === path ? `${path}.html` : `${fixed}-shell.html`;
}

/** The addresses that a host answers with the file of a route besides the file's own, each with that file. */
export function rewritesOf(route: Route): (readonly [pattern: string, file: string])[] {
  const file = fileOf(route);
  if (route.kind === 'file') return (route.aliases ?? []).map((alias) => [alias, file]);
  const fixed = fixedPart(route.pattern);
  return fixed === route.pattern ? [] : [[`${fixed}/*`, file]];
}

/** What stands before the first parameter of a pattern. */
function fixedPart(pattern: string): string {
  return pattern.replace(/\/[:*].*$/, '');
}
