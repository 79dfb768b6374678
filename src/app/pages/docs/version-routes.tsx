import { Navigate, type RouteObject } from 'react-router-dom';
import { versionModules } from '#content/changelog/load';
import type { Version } from '#content/changelog/versions-list';
import { latestVersion } from '#domain/docs/changelog';
import { paths } from '#domain/paths';

/** The keys of a record are known to TypeScript as text only. */
const numbers = Object.keys(versionModules) as Version[];

/**
 * A route for each version and one for the latest without a number (spec §2 «Docs»): each loads its own text and no
 * other's, and is known to the build as a page. A version written 'v1.45' leads to its canonical address.
 */
export const versionRoutes: readonly RouteObject[] = [
  routeOf(paths.changelog.href(), latestVersion),
  ...numbers.flatMap((version) => [
    routeOf(paths.changelogVersion.href(version), version),
    {
      path: paths.changelogVersion.href(`v${version}`),
      element: <Navigate to={paths.changelogVersion.href(version)} replace />,
    },
  ]),
];

function routeOf(path: string, version: Version): RouteObject {
  return {
    path,
    id: `pages/docs/ChangelogPage:${path}`,
    lazy: async () => {
      const [{ Changelog }, record] = await Promise.all([
        import('./ChangelogPage'),
        versionModules[version](),
      ]);
      return { element: <Changelog record={record} isLatest={path === paths.changelog.pattern} /> };
    },
  };
}
