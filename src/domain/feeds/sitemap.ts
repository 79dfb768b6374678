import { addressOf } from './feed';
import { escapeXml } from './xml';

export interface SitemapPage {
  path: string;
  /** The ISO day of the last change, if known. */
  changed?: string;
}

/** Returns the text of `/sitemap.xml` (sitemaps.org 0.9). */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const rows = pages.map(({ path, changed }) => {
    const place = `<loc>${escapeXml(addressOf(origin, path))}</loc>`;
    return `  <url>${place}${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n');
}
