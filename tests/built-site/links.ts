import type { HtmlElement } from './html';
import type { Site, SitePage } from './site';

/**
 * Returns the errors in a page's links and loaded files, one per line.
 *
 * @param origin the site's origin, such as 'https://grouped.example'
 */
export function linkProblems(page: SitePage, site: Site, origin: string): string[] {
  return page.elements.flatMap((element) =>
    addressesOf(element).flatMap((address) => {
      const problem =
        element.tag === 'a'
          ? problemOfLink(element, address, { page, site, origin })
          : problemOfLoad(address, { page, site, origin });
      return problem ? [`${page.path}: <${element.tag}> ${address}: ${problem}`] : [];
    }),
  );
}

interface Place {
  page: SitePage;
  site: Site;
  origin: string;
}

/**
 * Returns the URLs that an element links to or loads. Other checks cover URLs that are only mentioned, such as a
 * canonical link.
 */
function addressesOf({ tag, attributes }: HtmlElement): string[] {
  const { href, src, srcset, rel = '' } = attributes;
  const isNamed = tag === 'link' && /\bcanonical\b/.test(rel);
  const pictures = (srcset ?? '')
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  return [isNamed ? undefined : href, src, ...pictures].filter(
    (address): address is string => address !== undefined && address !== '',
  );
}

function problemOfLink(
  { attributes, text }: HtmlElement,
  address: string,
  { page, site, origin }: Place,
): string | null {
  const to = resolved(address, page, origin);
  if (to === null) return 'is no address';
  if (text.trim() === '' && !attributes['aria-label']) return 'has no name';
  if (to.protocol === 'mailto:') return null;
  if (to.protocol !== 'https:' && to.origin !== origin) return 'is not secure';
  if (to.origin !== origin) return problemOfWayOut(attributes);
  return problemOfWayWithin(to, site);
}

/** Returns the error of an external link; null if it is correct. The link must open a new tab without `opener`. */
function problemOfWayOut({ target, rel = '' }: HtmlElement['attributes']): string | null {
  if (target !== '_blank') return 'leaves the site in this tab';
  return rel.split(/\s+/).includes('noopener') ? null : 'lets the other page reach back (noopener)';
}

function problemOfWayWithin(to: URL, site: Site): string | null {
  const file = site.fileFor(decodeURIComponent(to.pathname));
  if (file === null) return 'leads nowhere';
  // A page that is rendered in the browser is not in `site.pages`. Its built file contains no anchors, so the anchor of
  // the link cannot be checked.
  const target = site.pages.find((page) => page.file === file);
  if (!target) return null;
  const anchor = decodeURIComponent(to.hash.slice(1));
  if (anchor === '') return null;
  const isThere = target.elements.some(({ attributes }) => attributes['id'] === anchor);
  return isThere ? null : 'names an anchor that is not there';
}

/**
 * Returns the error of a loaded file; null if there is none. Scripts, styles, pictures and feeds must come from the
 * site itself.
 */
function problemOfLoad(address: string, { page, site, origin }: Place): string | null {
  if (address.startsWith('data:')) return null;
  const to = resolved(address, page, origin);
  if (to === null) return 'is no address';
  if (to.origin !== origin) return 'is loaded from elsewhere';
  return site.files.has(decodeURIComponent(to.pathname)) ? null : 'is not there';
}

function resolved(address: string, page: SitePage, origin: string): URL | null {
  const base = new URL(page.path, origin);
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
