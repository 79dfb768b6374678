export interface Feed {
  title: string;
  description: string;
  author: string;
  /** The path of the feed's page, without an origin: "/docs/changelog". */
  path: string;
  /** Newest first. There is at least one entry, because a feed needs a date. */
  entries: readonly [FeedEntry, ...FeedEntry[]];
}

export interface FeedEntry {
  /** The path of the entry's page, without an origin. It is also the permanent id of the entry. */
  path: string;
  title: string;
  /** An ISO day: "2025-03-01". */
  date: string;
  /** One or two sentences of plain text. */
  summary: string;
  /** The full content as HTML without scripts and styles. */
  html: string;
}

export function addressOf(origin: string, path: string): string {
  return new URL(path, origin).href;
}

/** Returns the start of a day in UTC (RFC 3339). */
export function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}
