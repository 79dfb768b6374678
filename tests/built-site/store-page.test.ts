import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { preview, type PreviewServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from '../../deploy/headers.mjs';
import { builtTestBackend, testBackendSite } from '../../scripts/test-backend.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { startingStores } from '../../src/mocks/market/starting-stores';
import { listedRow } from '../../src/mocks/market/listed-stores';
import { storePageRow } from '../../src/mocks/market/stores';
import { brand } from '../../src/content/brand';
import { elementsOf, type HtmlElement } from './html';
import { readSitemap } from './sitemap';

/**
 * Requests store pages from `npm run preview`, which serves the site that was built for a backend. The tests replace
 * the backend by mocking `fetch`.
 */
const origin = (process.env['VITE_SITE_URL'] ?? brand.origin).replace(/\/$/, '');
const { url: backend, environment } = builtTestBackend();
const published = startingStores.filter((row) => row.is_designed && row.is_visible);
let server: PreviewServer;
let address = '';

beforeAll(async () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const port = await freePort();
  server = await preview({
    logLevel: 'error',
    build: { outDir: testBackendSite },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  address = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});
afterEach(() => void vi.unstubAllGlobals());

/** Makes the site's database respond with the result of `answer`. */
function answerWith(answer: (body: { store?: string }, path: string) => Response): void {
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (!url.startsWith(`${backend}/rest/v1/rpc/`)) throw new TypeError(`fetch failed: ${url}`);
    return answer(JSON.parse(body) as { store?: string }, url);
  });
}

function databaseAnswers(): void {
  answerWith(({ store }, path) => {
    if (path.includes('/listed_stores'))
      return Response.json(published.map((row) => listedRow(row)));
    const found = published.find(({ id, slug }) => id === store || slug === store);
    return Response.json(found ? storePageRow(found) : null);
  });
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Requests a path without using `fetch`, because the tests mock `fetch`. */
function get(path: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest(`${address}${path}`, { method }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(pieces).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const attributesOf = (elements: readonly HtmlElement[], tag: string) =>
  elements.filter((element) => element.tag === tag).map(({ attributes }) => attributes);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a store page', () => {
  it('is complete', async () => {
    databaseAnswers();
    const { status, headers, text } = await get('/store/card-collectors');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
    );
    for (const shown of [
      '<h1 ',
      'Pull better cards with people who know them.',
      'Early bird: 7 spots left',
      '$39.99/month',
      'Opens buy.stripe.com in a new tab',
      'Can I cancel at any time?',
      'Full refund within 7 days if you have not entered a break.',
      '© 2024 Card Collectors',
    ]) {
      expect(text).toContain(shown);
    }
    const elements = elementsOf(text);
    expect(attributesOf(elements, 'link').find(({ rel }) => rel === 'canonical')).toEqual({
      rel: 'canonical',
      href: `${origin}/store/card-collectors`,
    });
    const [data] = elements.filter(
      ({ attributes }) => attributes['type'] === 'application/ld+json',
    );
    expect(JSON.parse(data?.text ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Product', offers: [{ price: '19.99' }, { price: '39.99' }] },
        { '@type': 'FAQPage' },
      ],
    });
  });

  it('has the security headers of the other pages', async () => {
    databaseAnswers();
    const { headers } = await get('/store/card-collectors');
    const expected = securityHeaders({ backend, https: false });
    expect(Object.keys(expected).map((name) => [name, headers[name.toLowerCase()]])).toEqual(
      Object.entries(expected),
    );
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('allows in its policy what is in it, and what other pages allow', async () => {
    databaseAnswers();
    const elements = elementsOf((await get('/store/card-collectors')).text);
    const shell = elementsOf(readFileSync(`${testBackendSite}/store-shell.html`, 'utf8'));
    const policyOf = (page: readonly HtmlElement[]) =>
      attributesOf(page, 'meta').find((meta) => meta['http-equiv'])?.['content'] ?? '';
    const [style, ...more] = elements.flatMap(({ attributes }) => attributes['style'] ?? []);
    expect(more).toEqual([]);
    expect(policyOf(elements)).toBe(
      `${policyOf(shell)}; style-src-attr 'unsafe-hashes' ${hashOf(style ?? '')}`,
    );
    const sheets = elements.filter(({ tag }) => tag === 'style').map(({ text }) => hashOf(text));
    expect(sheets).toHaveLength(1);
    expect(policyOf(elements)).toContain(sheets[0]);
    const allowed = securityHeaders()['Content-Security-Policy'] ?? '';
    const inline = elements.filter(
      ({ tag, attributes: { src, type = '' } }) =>
        tag === 'script' && src === undefined && !type.endsWith('json'),
    );
    expect(inline.filter(({ text }) => !allowed.includes(hashOf(text)))).toEqual([]);
  });

  it('loads only files of the site, and requests nothing before its first paint', async () => {
    databaseAnswers();
    const elements = elementsOf((await get('/store/card-collectors')).text);
    const files = [
      ...attributesOf(elements, 'script').flatMap(({ src }) => src ?? []),
      ...attributesOf(elements, 'link').flatMap(({ rel, href }) =>
        rel === 'canonical' ? [] : (href ?? []),
      ),
    ];
    expect(files.length).toBeGreaterThan(3);
    const statuses = await Promise.all(files.map(async (file) => (await get(file)).status));
    expect(statuses).toEqual(files.map(() => 200));
    const sheets = attributesOf(elements, 'link').filter(({ rel }) => rel === 'stylesheet');
    expect(sheets.filter(({ disabled }) => disabled === undefined)).toEqual([]);
  });

  it('is redirected from its id', async () => {
    databaseAnswers();
    const { status, headers } = await get('/store/biz_00000001?ref=x');
    expect([status, headers.location]).toEqual([301, '/store/card-collectors?ref=x']);
  });

  it.each(['/store/not-open-yet', '/store/nowhere', '/store/A%20B'])(
    '%s is not found',
    async (path) => {
      databaseAnswers();
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).toContain('Store not found');
      expect(text).not.toContain('Not Open Yet');
    },
  );

  it('has a status and headers, but no body, for HEAD', async () => {
    databaseAnswers();
    const { status, headers, text } = await get('/store/card-collectors', 'HEAD');
    expect([status, headers['content-type'], text]).toEqual([200, 'text/html; charset=utf-8', '']);
  });

  it('is the shell if the database fails', async () => {
    answerWith(() => new Response('{}', { status: 500 }));
    const { status, headers, text } = await get('/store/card-collectors');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toBe(readFileSync(`${testBackendSite}/store-shell.html`, 'utf8'));
  });
});

it('the sitemap of the stores is named for crawlers, and lists the public stores', async () => {
  databaseAnswers();
  expect((await get('/robots.txt')).text).toContain(`Sitemap: ${origin}/store-sitemap.xml`);
  const listed = readSitemap((await get('/store-sitemap.xml')).text);
  expect(listed).toEqual(published.map(({ slug }) => `${origin}/store/${slug}`));
});
