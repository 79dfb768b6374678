import { addressOf, momentOf, type Feed, type FeedEntry } from './feed';
import { escapeXml } from './xml';

export interface FeedPlace {
  /** "https://grouped.example" */
  origin: string;
  /** "/docs/changelog/atom.xml" */
  feedPath: string;
}

/** Returns a feed in Atom (RFC 4287). */
export function atomFeed(feed: Feed, { origin, feedPath }: FeedPlace): string {
  const page = escapeXml(addressOf(origin, feed.path));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${page}</id>`,
    `  <title>${escapeXml(feed.title)}</title>`,
    `  <subtitle>${escapeXml(feed.description)}</subtitle>`,
    `  <updated>${momentOf(newestDate(feed))}</updated>`,
    `  <author><name>${escapeXml(feed.author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(addressOf(origin, feedPath))}"/>`,
    `  <link rel="alternate" type="text/html" href="${page}"/>`,
    ...feed.entries.map((entry) => atomEntry(entry, origin)),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry({ path, title, date, summary, html }: FeedEntry, origin: string): string {
  const page = escapeXml(addressOf(origin, path));
  return [
    '  <entry>',
    `    <id>${page}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <published>${momentOf(date)}</published>`,
    `    <updated>${momentOf(date)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${page}"/>`,
    `    <summary>${escapeXml(summary)}</summary>`,
    `    <content type="html">${escapeXml(html)}</content>`,
    '  </entry>',
  ].join('\n');
}

// ISO dates sort chronologically as text.
function newestDate({ entries }: Feed): string {
  return entries.reduce((newest, { date }) => (date > newest ? date : newest), entries[0].date);
}
