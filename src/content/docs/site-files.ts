import { brand } from '#content/brand';
import { changelogFeed } from '#content/changelog/feed';
import { changelogFeedPaths } from '#content/changelog/feed-paths';
import { atomFeed } from '#domain/feeds/atom';
import { jsonFeed } from '#domain/feeds/json-feed';
import { llmsText } from '#domain/feeds/llms';
import { robotsText } from '#domain/feeds/robots';
import { sitemapXml } from '#domain/feeds/sitemap';

/** A file that the build writes next to the pages. */
export interface SiteFile {
  /** The path from the root of the site, such as "/sitemap.xml". */
  file: string;
  text: string;
}

/** A page that can be used without an account. */
export interface ListedPage {
  path: string;
  title: string;
  description: string;
  group: (typeof groups)[number];
  /** The ISO day of the last change, if known. */
  changed?: string;
}

const groups = ['Product', 'Documentation', 'Changelog', 'Legal'] as const;

const sitemap = '/sitemap.xml';

/**
 * Returns the feeds, the sitemap, `robots.txt` and `llms.txt`. `origin` is the origin of the site, such as
 * "https://grouped.example". `sitemaps` are the paths of other sitemaps, for `robots.txt`.
 */
export function siteFiles(
  origin: string,
  pages: readonly ListedPage[],
  { sitemaps }: { sitemaps: readonly string[] },
): readonly SiteFile[] {
  const { atom, json } = changelogFeedPaths;
  return [
    { file: atom, text: atomFeed(changelogFeed, { origin, feedPath: atom }) },
    { file: json, text: jsonFeed(changelogFeed, { origin, feedPath: json }) },
    { file: sitemap, text: sitemapXml(origin, pages) },
    { file: '/robots.txt', text: robotsText(origin, [sitemap, ...sitemaps]) },
    { file: '/llms.txt', text: llmsText(llmsContent(pages), origin) },
  ];
}

function llmsContent(pages: readonly ListedPage[]) {
  return {
    title: brand.name,
    summary: `${brand.tagline}.`,
    notes: [
      `${brand.name} is a Discord bot for paid communities, and the web dashboard where owners and their teams set it up. It does not handle payments: checkout happens on the payment provider's pages.`,
      'The pages below need no account and work without JavaScript, except for the embed designer.',
    ],
    groups: groups.map((title) => ({
      title,
      links: pages.filter(({ group }) => group === title),
    })),
  };
}
