import { addressOf } from './feed';

/** The text of `/robots.txt` (RFC 9309): everything may be read, and the sitemap says what there is. */
export function robotsText(origin: string, sitemapPath: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(origin, sitemapPath)}\n`;
}
