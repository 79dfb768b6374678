import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand';
import { changelogFeedPaths } from '#content/changelog/feed-paths';
import { versionList } from '#content/changelog/versions-list';
import { paths } from '#domain/paths';
import { publicPages } from '../../src/app/routes/manifest';
import { notFoundFile } from '../../deploy/addresses.mjs';
import { pagePolicy } from '../../deploy/headers.mjs';
import { readAtom, readJsonFeed } from './feeds';
import { headProblems, repeatedHeads } from './head';
import { linkProblems } from './links';
import { readSite, standIn, standIns } from './site';
import { readSitemap } from './sitemap';

/** Checks the output of `npm run build` as a crawler, a feed reader and a visitor without JavaScript see it. */
const site = readSite(process.env['BUILT_SITE'] ?? 'dist');
const origin = (process.env['VITE_SITE_URL'] ?? brand.origin).replace(/\/$/, '');
const addressOf = (path: string) => new URL(path, origin).href;

it('has a file for every public page, and for no other', () => {
  const built = site.pages.map(({ path }) => path);
  expect(built.toSorted()).toEqual(publicPages.map(({ path }) => path).toSorted());
});

describe.each(site.pages)('$path', (page) => {
  it('has complete metadata', () => {
    expect(headProblems(page, site, { origin })).toEqual([]);
  });

  it('has no broken links, and loads only existing files', () => {
    expect(linkProblems(page, site, origin)).toEqual([]);
  });
});

describe.each([...site.pages, ...standIns.map((file) => standIn(site, file))])(
  '$file',
  ({ file, elements }) => {
    const all = (tag: string) => elements.filter((element) => element.tag === tag);

    it('requests nothing before its first paint', () => {
      const sheets = all('link').filter(({ attributes }) => attributes['rel'] === 'stylesheet');
      expect(scripts.filter(({ attributes }) => attributes['type'] !== 'module')).toEqual([]);
      expect(sheets.length).toBeGreaterThan(0);
      expect(sheets.filter(({ attributes }) => attributes['disabled'] === undefined)).toEqual([]);
    });

    it('has no style attribute, which the content security policy would block', () => {
      expect(elements.filter(({ attributes }) => attributes['style'] !== undefined)).toEqual([]);
    });

    it('has the rules of box.ts first, so that styles of components override them', () => {
      const first = /\.[a-z_][\w-]*\{(.*?)\}/i.exec(site.read(file))?.[1];
      expect(first).toBe('flex-direction:column;display:flex');
    });

    const scripts = all('script').filter(({ attributes }) => attributes['src']);
    const preloaded = all('link').filter(({ attributes }) => attributes['rel'] === 'modulepreload');
    const isOnlyRead = all('body')[0]?.attributes['data-page'] !== undefined;

    it.runIf(isOnlyRead)('loads at most 12 kB of script before the first press', () => {
      const files = [
        ...scripts.map(({ attributes }) => attributes['src'] ?? ''),
        ...preloaded.map(({ attributes }) => attributes['href'] ?? ''),
      ];
      expect(files.length).toBeGreaterThan(0);
      const bytes = files.reduce((sum, script) => sum + gzipSync(site.read(script)).length, 0);
      expect(bytes).toBeLessThanOrEqual(12_000);
    });

    it.runIf(!isOnlyRead)('starts React before the rest of its scripts have loaded', () => {
      const [first, entry, ...more] = scripts;
      expect(more).toEqual([]);
      expect(first?.attributes).toMatchObject({ type: 'module', async: '' });
      const [react = '', rest = ''] = [first, entry].map((each) => each?.attributes['src'] ?? '');
      expect(site.read(rest)).toContain(react.split('/').at(-1));
      expect(site.read(react)).not.toContain(rest.split('/').at(-1));
    });

    const isHydrated = elements.some(
      ({ attributes }) => attributes['data-prerendered'] !== undefined,
    );
    const hasFields = all('input').length > 0;

    it.runIf(isHydrated && hasFields)(
      'has its fields outside of the parts that React hydrates last',
      () => {
        const boundaries = [...site.read(file).matchAll(/<!--\$-->(.*?)<!--\/\$-->/gs)];
        expect(boundaries.filter(([html]) => /<(?:input|textarea)\b/.test(html))).toEqual([]);
      },
    );

    it('allows only its inline styles and its own backend in its policy', () => {
      const [styles = '', ...more] = [...site.read(file).matchAll(/<style>(.*?)<\/style>/gs)].map(
        ([, text]) => text ?? '',
      );
      expect(more).toEqual([]);
      const [first] = all('meta').filter(({ attributes }) => attributes['charset'] === undefined);
      expect(first?.attributes).toEqual({
        'http-equiv': 'Content-Security-Policy',
        content: pagePolicy({ styles, backend: null }),
      });
    });
  },
);

it('has unique metadata on every page', () => {
  expect(repeatedHeads(site.pages)).toEqual([]);
});

describe('the not-found page', () => {
  const page = standIn(site, notFoundFile);

  it('has links to other pages', () => {
    expect(linkProblems(page, site, origin)).toEqual([]);
  });

  it('is not indexed by search engines', () => {
    const robots = page.elements.find(({ attributes }) => attributes['name'] === 'robots');
    expect(robots?.attributes['content']).toBe('noindex');
  });
});

describe('the sitemap', () => {
  it('lists every public page once, and nothing else', () => {
    const listed = readSitemap(site.read('/sitemap.xml'));
    expect(listed.toSorted()).toEqual(publicPages.map(({ path }) => addressOf(path)).toSorted());
  });

  it('is listed for crawlers', () => {
    expect(site.read('/robots.txt')).toContain(`Sitemap: ${addressOf('/sitemap.xml')}`);
  });
});

describe('the feeds of the changelog', () => {
  const versionPages = versionList.map(({ path }) => addressOf(path));
  const { atom, json } = changelogFeedPaths;

  it('list every version, newest first, in Atom', () => {
    const entries = readAtom(site.read(atom), addressOf(atom));
    expect(entries.map(({ page }) => page)).toEqual(versionPages);
  });

  it('list every version, newest first, in JSON', () => {
    const entries = readJsonFeed(site.read(json), addressOf(json));
    expect(entries.map(({ page }) => page)).toEqual(versionPages);
  });

  it('are linked from their pages', () => {
    const page = site.pages.find(({ path }) => path === paths.changelog.href());
    const named = (page?.elements ?? [])
      .filter(({ tag, attributes }) => tag === 'link' && attributes['rel'] === 'alternate')
      .map(({ attributes }) => [
        attributes['type'],
        new URL(attributes['href'] ?? '', origin).href,
      ]);
    expect(named).toEqual([
      ['application/atom+xml', addressOf(atom)],
      ['application/feed+json', addressOf(json)],
    ]);
  });
});

it('lists every public page for language models', () => {
  const text = site.read('/llms.txt');
  expect(publicPages.filter(({ path }) => !text.includes(addressOf(path)))).toEqual([]);
});
