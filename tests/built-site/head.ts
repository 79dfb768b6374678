import type { HtmlElement } from './html';
import type { Site, SitePage } from './site';

/** Metadata of a page for search engines and link previews. */
export interface Head {
  title: string | null;
  description: string | null;
  canonical: string | null;
}

export function headOf({ elements }: SitePage): Head {
  return {
    title: elements.find(({ tag }) => tag === 'title')?.text.trim() || null,
    description: metaOf(elements, 'description'),
    canonical: hrefOf(elements, 'canonical'),
  };
}

export interface HeadRules {
  origin: string;
}

/** Returns the errors in a page's head and outline, one per line. */
export function headProblems(page: SitePage, site: Site, rules: HeadRules): string[] {
  const { elements, path } = page;
  const head = headOf(page);
  const address = new URL(path, rules.origin).href;
  const picture = metaOf(elements, 'og:image');
  const count = (tag: string) => elements.filter((element) => element.tag === tag).length;
  const rows: [boolean, string][] = [
    [!elements.some(isEnglish), 'does not say that it is in English'],
    [count('title') !== 1 || head.title === null, 'has not one title'],
    [head.description === null, 'has no description'],
    [!isAddress(head.canonical, address), `is not canonical at ${address}`],
    [!isAddress(metaOf(elements, 'og:url'), address), 'has another address for sharing (og:url)'],
    [metaOf(elements, 'og:title') !== head.title, 'has another title for sharing (og:title)'],
    [!isOwnFile(picture, site, rules.origin), `shares a picture that is not there: ${picture}`],
    [metaOf(elements, 'robots') !== null, 'is kept from search engines'],
    [metaOf(elements, 'viewport') === null, 'does not fit phones (viewport)'],
    [count('h1') !== 1, `has ${count('h1')} main headings`],
    [count('main') !== 1, `has ${count('main')} main parts`],
  ];
  return [
    ...rows.flatMap(([isWrong, problem]) => (isWrong ? [`${path}: ${problem}`] : [])),
    ...repeatedIds(elements).map((id) => `${path}: has the id "${id}" twice`),
    ...skippedLevels(elements).map((title) => `${path}: skips a level at the heading "${title}"`),
  ];
}

/** Returns the pages that share their metadata with another page. */
export function repeatedHeads(pages: readonly SitePage[]): string[] {
  const heads = pages.map((page) => ({ path: page.path, ...headOf(page) }));
  return heads.flatMap(({ path, title, description }, index) => {
    const earlier = heads.slice(0, index);
    const same = earlier.find((head) => head.title === title || head.description === description);
    return same ? [`${path} says of itself what ${same.path} does`] : [];
  });
}

function metaOf(elements: readonly HtmlElement[], name: string): string | null {
  const meta = elements.find(
    ({ tag, attributes }) =>
      tag === 'meta' && (attributes['name'] === name || attributes['property'] === name),
  );
  return meta?.attributes['content']?.trim() || null;
}

function hrefOf(elements: readonly HtmlElement[], rel: string): string | null {
  const links = elements.filter(
    ({ tag, attributes }) => tag === 'link' && attributes['rel'] === rel,
  );
  return links.length === 1 ? (links[0]?.attributes['href'] ?? null) : null;
}

const isEnglish = ({ tag, attributes }: HtmlElement) =>
  tag === 'html' && attributes['lang'] === 'en';

function isAddress(found: string | null, expected: string): boolean {
  return found !== null && URL.canParse(found) && new URL(found).href === expected;
}

function isOwnFile(address: string | null, { files }: Site, origin: string): boolean {
  if (address === null || !URL.canParse(address)) return false;
  const to = new URL(address);
  return to.origin === origin && files.has(to.pathname);
}

function repeatedIds(elements: readonly HtmlElement[]): string[] {
  const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** Returns the headings that skip a level. Users who navigate by headings would miss a level. */
function skippedLevels(elements: readonly HtmlElement[]): string[] {
  const headings = elements.flatMap(({ tag, text }) =>
    /^h[1-6]$/.test(tag) ? [{ level: Number(tag[1]), text: text.trim() }] : [],
  );
  return headings
    .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    .map(({ text }) => text);
}
