import * as v from 'valibot';
import { childrenOf, parseXml, textOfChild, type XmlElement } from './xml';

export interface ReadEntry {
  id: string;
  page: string;
  title: string;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Parses an Atom feed and checks the requirements of RFC 4287.
 *
 * @param self the URL of the feed; the feed must contain it
 * @throws with the first violation.
 */
export function readAtom(text: string, self: string): ReadEntry[] {
  const feed = parseXml(text);
  must(feed.name === 'feed', 'Its root is no feed');
  must(feed.attributes['xmlns'] === 'http://www.w3.org/2005/Atom', 'It is in no Atom namespace');
  const { updated } = readCommon(feed);
  must(linkOf(feed, 'self') === self, 'It does not know where it stands (self)');
  const entries = childrenOf(feed, 'entry');
  const author = childrenOf(feed, 'author')[0];
  must(author !== undefined && textOfChild(author, 'name') !== null, 'It has no author');
  const dates = entries.map((entry) => readCommon(entry).updated);
  must(entries.length > 0, 'It has no entry');
  must(!dates.some((date) => date > updated), 'An entry is newer than the feed');
  return mustDiffer(
    entries.map((entry) => {
      const { id, title } = readCommon(entry);
      must(childrenOf(entry, 'content').length === 1, `${id} has no content`);
      return { id, title, page: linkOf(entry, 'alternate') };
    }),
  );
}

function readCommon(element: XmlElement) {
  const [id, title, updated] = ['id', 'title', 'updated'].map((name) => {
    const text = textOfChild(element, name);
    if (!text) throw new Error(`A ${element.name} has not one ${name}`);
    return text;
  }) as [string, string, string];
  must(URL.canParse(id), `${id} is no address`);
  must(moment.test(updated), `${updated} is no moment`);
  return { id, title, updated };
}

function linkOf(element: XmlElement, rel: string): string {
  const link = childrenOf(element, 'link').find(({ attributes }) => attributes['rel'] === rel);
  return link?.attributes['href'] ?? '';
}

const address = v.pipe(v.string(), v.url());
const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());

const jsonFeed = v.object({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: filled,
  home_page_url: address,
  feed_url: address,
  authors: v.pipe(v.array(v.object({ name: filled })), v.nonEmpty()),
  items: v.pipe(
    v.array(
      v.object({
        id: filled,
        url: address,
        title: filled,
        content_html: filled,
        date_published: v.pipe(v.string(), v.regex(moment)),
      }),
    ),
    v.nonEmpty(),
  ),
});

/**
 * Parses a feed and checks it against JSON Feed 1.1 and our own rules.
 *
 * @throws with the first violation.
 */
export function readJsonFeed(text: string, self: string): ReadEntry[] {
  const feed = v.parse(jsonFeed, JSON.parse(text));
  must(feed.feed_url === self, 'It does not know where it stands (feed_url)');
  return mustDiffer(feed.items.map(({ id, url, title }) => ({ id, title, page: url })));
}

function mustDiffer(entries: ReadEntry[]): ReadEntry[] {
  must(new Set(entries.map(({ id }) => id)).size === entries.length, 'Two entries have one id');
  return entries;
}

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
