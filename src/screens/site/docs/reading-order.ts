import { docPages } from '#content/docs/pages';
import { versionList } from '#content/changelog/versions-list';
import { latestVersion } from '#domain/docs/changelog';
import type { DocPage } from '#domain/docs/page';
import { paths } from '#domain/paths';

type PageId = (typeof docPages)[number]['id'];

export function pageWith(id: PageId): DocPage {
  const page = docPages.find((known) => known.id === id);
  if (!page) throw new Error(`The documentation has no page ${id}`);
  return page;
}

interface DocStop {
  path: string;
  title: string;
}

/** A link to the previous or next page. On a version of the changelog, a link to the next newer or older version. */
export interface DocStep extends DocStop {
  direction: 'Previous' | 'Next' | 'Newer' | 'Older';
}

/** Ends with the versions, from new to old. The page `/docs/changelog` is that of the latest version. */
const order: readonly DocStop[] = [
  ...docPages.map(({ path, title }) => ({ path, title })),
  ...versionList
    .filter(({ version }) => version !== latestVersion)
    .map(({ path, version }) => ({ path, title: `Version ${version}` })),
];

/** Normalizes a path to lower case, without a trailing slash and without the 'v' of a version. */
export function pathOf(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/+$/u, '')
    .replace(/\/v(?=[\d.]+$)/u, '/');
}

/** Returns the steps to the previous and the next page. Both are null if the page is not in the order. */
export function stepsAround(path: string): { previous: DocStep | null; next: DocStep | null } {
  const own = path === paths.changelogVersion.href(latestVersion) ? paths.changelog.href() : path;
  const place = order.findIndex((stop) => stop.path === own);
  if (place === -1) return { previous: null, next: null };
  const [previous, next] = [order[place - 1], order[place + 1]];
  return {
    previous: previous ? stepTo(previous, own, { page: 'Previous', version: 'Newer' }) : null,
    next: next ? stepTo(next, own, { page: 'Next', version: 'Older' }) : null,
  };
}

function stepTo(
  stop: DocStop,
  from: string,
  words: { page: DocStep['direction']; version: DocStep['direction'] },
): DocStep {
  if (!isChangelog(stop.path) || !isChangelog(from)) return { ...stop, direction: words.page };
  const isLatest = stop.path === paths.changelog.href();
  return {
    path: stop.path,
    title: isLatest ? `Version ${latestVersion}` : stop.title,
    direction: words.version,
  };
}

/** Returns whether a path belongs to the changelog, where the version history can be opened (product.md §5.8). */
export function isChangelog(path: string): boolean {
  const changelog = paths.changelog.href();
  return path === changelog || path.startsWith(`${changelog}/`);
}
