import { describe, expect, it } from 'vitest';
import { versionList } from '#content/changelog/versions-list';
import { publicPages } from '../../app/routes/manifest';
import { siteFiles } from './site-files';

const origin = 'https://grouped.example';
const files = new Map(
  siteFiles(origin, publicPages, { sitemaps: ['/others.xml'] }).map(({ file, text }) => [
    file,
    text,
  ]),
);
const textOf = (file: string) => files.get(file) ?? '';
const addresses = publicPages.map(({ path }) => `${origin}${path}`);

it('the files have their paths', () => {
  expect([...files.keys()]).toEqual([
    '/docs/changelog/atom.xml',
    '/docs/changelog/feed.json',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
  ]);
});

it('the sitemap lists each page once, with its full URL', () => {
  const found = [...textOf('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at);
  expect(found).toEqual(addresses);
});

it('robots.txt names the sitemap and the others', () => {
  const named = [...textOf('/robots.txt').matchAll(/^Sitemap: (.+)$/gm)].map(([, at]) => at);
  expect(named).toEqual([`${origin}/sitemap.xml`, `${origin}/others.xml`]);
});

it('llms.txt lists each page once, with its full URL', () => {
  const found = [...textOf('/llms.txt').matchAll(/^- \[.+\]\((.+)\): .+\.$/gm)].map(([, at]) => at);
  expect(found).toHaveLength(addresses.length);
  expect(new Set(found)).toEqual(new Set(addresses));
});

describe('the feeds', () => {
  const versions = versionList.map(({ path }) => `${origin}${path}`);

  it('Atom has each version, newest first', () => {
    const atom = textOf('/docs/changelog/atom.xml');
    const entries = atom.split('<entry>').slice(1);
    expect(entries.map((entry) => /<id>(.+)<\/id>/.exec(entry)?.[1])).toEqual(versions);
    expect(atom).toContain('<updated>2025-03-01T00:00:00Z</updated>\n  <author>');
  });

  it('JSON Feed has each version, newest first, with the content of its page', () => {
    const feed: { items: { id: string; content_html: string }[] } = JSON.parse(
      textOf('/docs/changelog/feed.json'),
    );
    expect(feed.items.map(({ id }) => id)).toEqual(versions);
    expect(feed.items[0]?.content_html).toContain('<h2>Onboarding guide</h2>');
    expect(
      feed.items.filter(({ content_html: html }) => /<(script|style)|undefined/.test(html)),
    ).toEqual([]);
  });
});
