import { addressOf } from './feed';

/** Returns the text of `/robots.txt` (RFC 9309): allows everything and names the sitemap. */
export function robotsText(origin: string, sitemapPath: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(origin, sitemapPath)}\n`;
}
