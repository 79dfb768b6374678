import { brand } from '#content/brand';
import { changelogFeedPaths } from '#content/changelog/feed-paths';
import { atomFeed } from '#domain/feeds/atom';
import { jsonFeed } from '#domain/feeds/json-feed';
import { llmsText } from '#domain/feeds/llms';
import { robotsText } from '#domain/feeds/robots';
import { sitemapXml } from '#domain/feeds/sitemap';
import type { VersionRecord } from '#domain/docs/changelog';
import { blocksToHtml, listToHtml, richToHtml } from '#domain/feeds/block-html';
import type { Feed, FeedEntry } from '#domain/feeds/feed';
import { escapeXml } from '#domain/feeds/xml';
import { paths } from '#domain/paths';
import { versions } from '../changelog/versions';

export interface SiteFile {
  /** The path from the root of the site, such as "/sitemap.xml". */
  file: string;
  text: string;
}

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
 * The feeds, the sitemap, `robots.txt` and `llms.txt`. `sitemaps` are the paths of other sitemaps, for `robots.txt`.
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

const [newest, ...older] = versions;

const changelogFeed: Feed = {
  title: `${brand.name} changelog`,
  description: `What is new in each version of ${brand.name}.`,
  author: brand.name,
  path: paths.changelog.href(),
  entries: [entryOf(newest), ...older.map(entryOf)],
};

function entryOf(record: VersionRecord): FeedEntry {
  const { version, path, date, title, highlights } = record;
  return {
    path,
    title: `Version ${version}: ${title}`,
    date,
    summary: `${highlights.join('. ')}.`,
    html: htmlOf(record),
  };
}

function htmlOf({ onboardingGuide, recentUpdates, versionUpdates }: VersionRecord): string {
  return [
    ...versionUpdates.flatMap(({ title, content }) => [heading(title), blocksToHtml(content)]),
    ...(onboardingGuide
      ? [
          heading('Onboarding guide'),
          ...onboardingGuide.steps.map(
            ({ title, text }, index) =>
              `<h3>${index + 1}. ${escapeXml(title)}</h3>\n<p>${richToHtml(text)}</p>`,
          ),
        ]
      : []),
    heading('Recent updates'),
    listToHtml(recentUpdates),
  ].join('\n');
}

function heading(title: string): string {
  return `<h2>${escapeXml(title)}</h2>`;
}
