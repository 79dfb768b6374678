import { childrenOf, parseXml, textOfChild } from './xml';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Parses a sitemap (sitemaps.org) and returns its URLs.
 *
 * @throws with the first violation.
 */
export function readSitemap(text: string): string[] {
  const root = parseXml(text);
  if (root.name !== 'urlset' || root.attributes['xmlns'] !== NAMESPACE) {
    throw new Error('This is no sitemap');
  }
  return childrenOf(root, 'url').map((url) => {
    const address = textOfChild(url, 'loc');
    if (address === null || !URL.canParse(address)) throw new Error('A page without an address');
    const changed = textOfChild(url, 'lastmod');
    if (changed !== null && !/^\d{4}-\d\d-\d\d$/.test(changed)) {
      throw new Error(`${address} was changed on no day: ${changed}`);
    }
    return address;
  });
}
