import type { FeedPlace } from './atom';
import { addressOf, momentOf, type Feed } from './feed';

/** Returns a feed in JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(feed: Feed, { origin, feedPath }: FeedPlace): string {
  const content = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: addressOf(origin, feed.path),
    feed_url: addressOf(origin, feedPath),
    description: feed.description,
    language: 'en',
    authors: [{ name: feed.author }],
    items: feed.entries.map(({ path, title, date, summary, html }) => ({
      id: addressOf(origin, path),
      url: addressOf(origin, path),
      title,
      summary,
      content_html: html,
      date_published: momentOf(date),
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
