import { addressOf } from './feed';

/** Returns the text of `/robots.txt` (RFC 9309), which allows every page and lists the sitemaps. */
export function robotsText(origin: string, sitemapPaths: readonly string[]): string {
  const sitemaps = sitemapPaths.map((path) => `Sitemap: ${addressOf(origin, path)}\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
