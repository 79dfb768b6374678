import { describe, expect, it } from 'vitest';
import { readAtom, readJsonFeed } from './feeds';
import { readSitemap } from './sitemap';

const SELF = 'https://grouped.example/atom.xml';

const entry = (id: string, updated = '2025-03-01T00:00:00Z') =>
  `<entry><id>${id}</id><title>T</title><updated>${updated}</updated>
   <link rel="alternate" href="${id}"/><content type="html">x</content></entry>`;

const atom = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>https://grouped.example/</id><title>Changelog</title>
<updated>2025-03-01T00:00:00Z</updated><author><name>Grouped</name></author><link rel="self" href="${SELF}"/>
${entry('https://grouped.example/2')}${entry('https://grouped.example/1', '2025-02-08T00:00:00Z')}</feed>`;

describe('an Atom feed', () => {
  it('lists its entries in order', () => {
    expect(readAtom(atom, SELF)).toEqual([
      { id: 'https://grouped.example/2', page: 'https://grouped.example/2', title: 'T' },
      { id: 'https://grouped.example/1', page: 'https://grouped.example/1', title: 'T' },
    ]);
  });

  it.each([
    ['</feed>', '', 'is not closed'],
    ['2005/Atom', '2005/Other', 'in no Atom namespace'],
    ['<author><name>Grouped</name></author>', '', 'has no author'],
    ['<title>Changelog</title>', '', 'A feed has not one title'],
    ['<title>T</title>', '<title></title>', 'A entry has not one title'],
    ['2025-02-08T00:00:00Z', '8 February', 'is no moment'],
    ['2025-02-08T00:00:00Z', '2025-04-01T00:00:00Z', 'newer than the feed'],
    ['<id>https://grouped.example/1', '<id>https://grouped.example/2', 'Two entries have one id'],
    ['<content type="html">x</content>', '', 'has no content'],
    ['rel="self"', 'rel="via"', 'does not know where it stands'],
  ])('is refused with %s made %s', (from, to, problem) => {
    expect(() => readAtom(atom.replace(from, to), SELF)).toThrow(problem);
  });
});

const item = { id: '1', url: SELF, title: 'T', content_html: 'x' };
const feed = {
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Changelog',
  home_page_url: 'https://grouped.example/',
  feed_url: SELF,
  authors: [{ name: 'Grouped' }],
  items: [{ ...item, date_published: '2025-03-01T00:00:00Z' }],
};

describe('a JSON feed', () => {
  const read = (changes: object) => readJsonFeed(JSON.stringify({ ...feed, ...changes }), SELF);

  it('lists its entries', () => {
    expect(read({})).toEqual([{ id: '1', page: SELF, title: 'T' }]);
  });

  it.each([
    [{ version: 'https://jsonfeed.org/version/1' }, 'Expected "https://jsonfeed.org/version/1.1"'],
    [{ items: [] }, 'Invalid length'],
    [{ items: [item] }, 'Expected "date_published"'],
    [{ items: [...feed.items, ...feed.items] }, 'Two entries have one id'],
    [{ home_page_url: '/docs' }, 'Invalid URL'],
    [{ feed_url: 'https://grouped.example/other.json' }, 'does not know where it stands'],
    [{ authors: [] }, 'Invalid length'],
  ])('is refused with %o', (changes, problem) => {
    expect(() => read(changes)).toThrow(problem);
  });
});

describe('a sitemap', () => {
  const urlset = (inside: string) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`;

  it('lists URLs', () => {
    const text = urlset(
      '<url><loc>https://a.example/</loc></url><url><loc>https://a.example/b?c&amp;d</loc><lastmod>2025-03-01</lastmod></url>',
    );
    expect(readSitemap(text)).toEqual(['https://a.example/', 'https://a.example/b?c&d']);
  });

  it.each([
    ['<urlset/>', 'This is no sitemap'],
    [urlset('<url/>'), 'A page without an address'],
    [urlset('<url><loc>/b</loc></url>'), 'A page without an address'],
    [
      urlset('<url><loc>https://a.example/</loc><lastmod>today</lastmod></url>'),
      'was changed on no day: today',
    ],
  ])('is refused as %s', (text, problem) => {
    expect(() => readSitemap(text)).toThrow(problem);
  });
});
