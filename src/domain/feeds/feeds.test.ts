import { describe, expect, it } from 'vitest';
import { atomFeed } from './atom';
import type { Feed } from './feed';
import { jsonFeed } from './json-feed';
import { llmsText } from './llms';
import { robotsText } from './robots';
import { sitemapXml } from './sitemap';

const origin = 'https://grouped.example';
const feed: Feed = {
  title: 'News & <more>',
  description: 'What is "new"',
  author: "Mira's team",
  path: '/docs/changelog',
  entries: [
    {
      path: '/docs/changelog/1.1',
      title: 'Version 1.1',
      date: '2024-09-07',
      summary: 'Small & good.',
      html: '<p>a &lt; b</p>',
    },
    {
      path: '/docs/changelog/1.2',
      title: 'Version 1.2',
      date: '2024-10-05',
      summary: 'Later.',
      html: '<p>b</p>',
    },
  ],
};

it('Atom has ids, dates, an author and both links (RFC 4287)', () => {
  expect(atomFeed(feed, { origin, feedPath: '/docs/changelog/atom.xml' })).toBe(
    `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>https://grouped.example/docs/changelog</id>
  <title>News &amp; &lt;more&gt;</title>
  <subtitle>What is &quot;new&quot;</subtitle>
  <updated>2024-10-05T00:00:00Z</updated>
  <author><name>Mira&#39;s team</name></author>
  <link rel="self" type="application/atom+xml" href="https://grouped.example/docs/changelog/atom.xml"/>
  <link rel="alternate" type="text/html" href="https://grouped.example/docs/changelog"/>
  <entry>
    <id>https://grouped.example/docs/changelog/1.1</id>
    <title>Version 1.1</title>
    <published>2024-09-07T00:00:00Z</published>
    <updated>2024-09-07T00:00:00Z</updated>
    <link rel="alternate" type="text/html" href="https://grouped.example/docs/changelog/1.1"/>
    <summary>Small &amp; good.</summary>
    <content type="html">&lt;p&gt;a &amp;lt; b&lt;/p&gt;</content>
  </entry>
  <entry>
    <id>https://grouped.example/docs/changelog/1.2</id>
    <title>Version 1.2</title>
    <published>2024-10-05T00:00:00Z</published>
    <updated>2024-10-05T00:00:00Z</updated>
    <link rel="alternate" type="text/html" href="https://grouped.example/docs/changelog/1.2"/>
    <summary>Later.</summary>
    <content type="html">&lt;p&gt;b&lt;/p&gt;</content>
  </entry>
</feed>
`,
  );
});

it('JSON Feed has version 1.1', () => {
  expect(JSON.parse(jsonFeed(feed, { origin, feedPath: '/docs/changelog/feed.json' }))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'News & <more>',
    home_page_url: 'https://grouped.example/docs/changelog',
    feed_url: 'https://grouped.example/docs/changelog/feed.json',
    description: 'What is "new"',
    language: 'en',
    authors: [{ name: "Mira's team" }],
    items: [
      {
        id: 'https://grouped.example/docs/changelog/1.1',
        url: 'https://grouped.example/docs/changelog/1.1',
        title: 'Version 1.1',
        summary: 'Small & good.',
        content_html: '<p>a &lt; b</p>',
        date_published: '2024-09-07T00:00:00Z',
      },
      {
        id: 'https://grouped.example/docs/changelog/1.2',
        url: 'https://grouped.example/docs/changelog/1.2',
        title: 'Version 1.2',
        summary: 'Later.',
        content_html: '<p>b</p>',
        date_published: '2024-10-05T00:00:00Z',
      },
    ],
  });
});

it('the sitemap has the URL of each page, and its date if known', () => {
  const pages = [{ path: '/' }, { path: '/docs?a=1&b=2', changed: '2025-03-01' }];

  expect(sitemapXml(origin, pages)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://grouped.example/</loc></url>
  <url><loc>https://grouped.example/docs?a=1&amp;b=2</loc><lastmod>2025-03-01</lastmod></url>
</urlset>
`);
});

it('robots.txt allows everything and names the sitemaps', () => {
  expect(robotsText(origin, ['/sitemap.xml', '/store-sitemap.xml'])).toBe(
    `User-agent: *
Allow: /

Sitemap: https://grouped.example/sitemap.xml
Sitemap: https://grouped.example/store-sitemap.xml
`,
  );
});

it('llms.txt has a title, a summary, notes and groups of links', () => {
  const content = {
    title: 'Grouped',
    summary: 'A bot.',
    notes: ['It handles no payments.'],
    groups: [
      {
        title: 'Docs',
        links: [
          { path: '/docs', title: 'Overview', description: 'All of it.' },
          { path: '/a', title: 'Lists [old]', description: 'Some.' },
        ],
      },
      { title: 'Legal', links: [{ path: '/terms', title: 'Terms', description: 'Agreed.' }] },
    ],
  };

  expect(llmsText(content, origin)).toBe(`# Grouped

> A bot.

It handles no payments.

## Docs

- [Overview](https://grouped.example/docs): All of it.
- [Lists \\[old\\]](https://grouped.example/a): Some.

## Legal

- [Terms](https://grouped.example/terms): Agreed.
`);
});

describe('the origin', () => {
  it.each(['https://grouped.example', 'https://grouped.example/'])(
    'may be written as %s',
    (place) => {
      expect(sitemapXml(place, [{ path: '/docs' }])).toContain(
        '<loc>https://grouped.example/docs</loc>',
      );
    },
  );
});
