import { docPages } from '#content/docs/pages';
import { versionList } from '#content/changelog/versions-list';
import { latestVersion } from '#domain/docs/changelog';
import type { DocPage } from '#domain/docs/page';
import { paths } from '#domain/paths';

type PageId = (typeof docPages)[number]['id'];

/** What the documentation says of one of its pages. */
export function pageWith(id: PageId): DocPage {
  const page = docPages.find((known) => known.id === id);
  if (!page) throw new Error(`The documentation has no page ${id}`);
  return page;
}

/** A page as a link to it shows it. */
export interface DocStop {
  path: string;
  title: string;
}

/** Every page from the first to the oldest version; the changelog's own page stands for the latest version. */
const order: readonly DocStop[] = [
  ...docPages.map(({ path, title }) => ({ path, title })),
  ...versionList
    .filter(({ version }) => version !== latestVersion)
    .map(({ path, version }) => ({ path, title: `Version ${version}` })),
];

/** An address as the documentation knows it: in small letters, without an end slash, a version without its 'v'. */
export function pathOf(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/+$/u, '')
    .replace(/\/v(?=[\d.]+$)/u, '/');
}

/** The page before a page and the one after it. An unknown page has neither. */
export function stepsAround(path: string): { previous: DocStop | null; next: DocStop | null } {
  const own = path === paths.changelogVersion.href(latestVersion) ? paths.changelog.href() : path;
  const place = order.findIndex((stop) => stop.path === own);
  if (place === -1) return { previous: null, next: null };
  return { previous: order[place - 1] ?? null, next: order[place + 1] ?? null };
}

/** Whether an address lies in the changelog, where the history of versions can be opened (spec §2). */
export function isChangelog(path: string): boolean {
  const changelog = paths.changelog.href();
  return path === changelog || path.startsWith(`${changelog}/`);
}
