/** What a feed says of itself and of its entries, whatever format it is then written in. */
export interface Feed {
  title: string;
  description: string;
  author: string;
  /** The page the feed follows, without its origin: '/docs/changelog'. */
  path: string;
  /** Newest first; a feed without entries has no date to show and is not written. */
  entries: readonly [FeedEntry, ...FeedEntry[]];
}

/** A thing that happened. */
export interface FeedEntry {
  /** Its page, without an origin; it names the entry for good. */
  path: string;
  title: string;
  /** The day it happened, ISO: '2025-03-01'. */
  date: string;
  /** One or two sentences of plain text. */
  summary: string;
  /** All of it, as HTML without scripts or styles. */
  html: string;
}

/** The address of a page: `origin` as in 'https://grouped.example', `path` with its slash. */
export function addressOf(origin: string, path: string): string {
  return new URL(path, origin).href;
}

/** The beginning of a day as feeds write it (RFC 3339). */
export function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}
