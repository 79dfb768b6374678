import { brand } from '#content/brand';
import type { VersionRecord } from '#domain/docs/changelog';
import { blocksToHtml, listToHtml, richToHtml } from '#domain/feeds/block-html';
import type { Feed, FeedEntry } from '#domain/feeds/feed';
import { escapeXml } from '#domain/feeds/xml';
import { paths } from '#domain/paths';
import { versions } from './versions';

const [newest, ...older] = versions;

/** The changelog as a feed, with the full text of every version. */
export const changelogFeed: Feed = {
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
