import { describe, expect, it } from 'vitest';
import { demoStores } from '#content/marketplace/demo-stores';
import { marketplaceMessages } from '#content/messages/market/marketplace';
import { listedRow } from '#mocks/market/listed-stores';
import { storePageRow } from '#mocks/market/stores';
import { readSitemap } from '../../../tests/built-site/sitemap';
import { createHandler } from './create-handler';
import {
  answerCalls,
  backend,
  databaseWith,
  document,
  elementsIn,
  get,
  jsonIn,
  origin,
  storeRow,
} from './handler.fixture';

const slug = 'card-collectors';
const page = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
const short = 'public, max-age=0, s-maxage=5';

const textsOf = async (response: Response, tag: string) =>
  (await elementsIn(response)).filter((element) => element.tag === tag).map(({ text }) => text);

describe('a public store', () => {
  it('is a page that the host may cache for a short time', async () => {
    const calls = answerCalls(databaseWith([storeRow()]));
    const response = await get(`/store/${slug}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': page,
      'content-security-policy': "default-src 'none'",
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(await textsOf(response, 'h1')).toEqual(['Card Collectors']);
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/rest/v1/rpc/store_page', { store: slug }],
    ]);
  });

  it('is read with the public key, without anything of the visitor', async () => {
    const calls = answerCalls(databaseWith([storeRow()]));
    await get(`/store/${slug}`, { headers: { Authorization: 'Bearer visitor', Cookie: 'a=b' } });
    expect(calls.map(({ headers }) => Object.fromEntries(headers))).toEqual([
      {
        apikey: backend.anonKey,
        authorization: `Bearer ${backend.anonKey}`,
        'content-type': 'application/json',
      },
    ]);
  });

  it('has its metadata in the head', async () => {
    const card_path = 'biz_00000001/0b0d7a33-0000-4000-8000-000000000009.png';
    answerCalls(databaseWith([storeRow({ card_path })]));
    const elements = await elementsIn(await get(`/store/${slug}?utm_source=x`));
    const head = elements.flatMap(({ tag, attributes: { name, property, content, rel, href } }) => {
      if (tag === 'meta' && content) return [[name ?? property, content]];
      return tag === 'link' ? [[rel, href]] : [];
    });
    const url = `${origin}/store/${slug}`;
    const title = 'Card Collectors · Grouped';
    const description = 'Live breaks, grading help and early restock pings.';
    expect(elements.filter(({ tag }) => tag === 'title').map(({ text }) => text)).toEqual([title]);
    expect(Object.fromEntries(head)).toMatchObject({
      description,
      canonical: url,
      'og:url': url,
      'og:title': title,
      'og:description': description,
      'og:image': `${backend.url}/storage/v1/object/public/store-cards/${card_path}`,
      'twitter:card': 'summary_large_image',
    });
    expect(Object.fromEntries(head)).not.toHaveProperty('robots');
  });

  it('shows the picture of the site in link previews without one of its own', async () => {
    answerCalls(databaseWith([storeRow({ card_path: 'https://tracker.example/a.png' })]));
    const html = await (await get(`/store/${slug}`)).text();
    expect(html).toContain(`<meta property="og:image" content="${origin}/og.jpg"/>`);
    expect(html).not.toContain('tracker.example/a.png" ');
  });

  it('has a preview for Discord beside Open Graph, which a demo store has not', async () => {
    answerCalls(databaseWith([storeRow()]));
    const embedIn = async (path: string) =>
      jsonIn(await elementsIn(await get(path)), 'application/vnd.discord.component-embed+json');
    expect(JSON.stringify(await embedIn(`/store/${slug}`))).toMatch(
      /## Card Collectors.*88 active members.*Early bird: 7 spots left.*"label":"Join"/,
    );
    expect(await embedIn('/store/demo-resell-heaven')).toBeUndefined();
  });

  it('is redirected from its id, with the query', async () => {
    answerCalls(databaseWith([storeRow()]));
    const response = await get('/store/biz_00000001?utm_source=x');
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(`/store/${slug}?utm_source=x`);
    expect(response.headers.get('Cache-Control')).toBe(page);
    expect(await response.text()).toBe('');
  });

  it('is redirected from an address that it has left', async () => {
    answerCalls(() => Response.json({ ...storePageRow(storeRow()), moved_from: 'old-cards' }));
    const response = await get('/store/old-cards?utm_source=x');
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(`/store/${slug}?utm_source=x`);
  });

  it('is gone once it was deleted', async () => {
    answerCalls(() => Response.json({ gone: true }));
    const response = await get(`/store/${slug}`);
    expect(response.status).toBe(410);
    expect(response.headers.get('Cache-Control')).toBe(short);
    expect(await textsOf(response.clone(), 'h1')).toEqual([marketplaceMessages.gone]);
    expect(jsonIn(await elementsIn(response), 'application/json')).toMatchObject({
      row: { gone: true },
    });
  });

  it('has the price of the time of the request', async () => {
    const until = (ms: number) => new Date(Date.now() + ms).toISOString();
    const priced = (early_bird_until: string) =>
      storeRow({
        memberships: storeRow().memberships.map((row) => ({
          ...row,
          early_bird_places: null,
          early_bird_price_minor: 1_234,
          early_bird_until,
        })),
      });
    answerCalls(databaseWith([priced(until(36 * 3_600_000))]));
    expect(await (await get(`/store/${slug}`)).text()).toContain('Early bird: 2 days left');
    answerCalls(databaseWith([priced(until(-1))]));
    expect(await (await get(`/store/${slug}`)).text()).not.toContain('$12.34');
  });
});

describe('a demo store', () => {
  it.each(demoStores)('$slug is a page of the site', async ({ slug: demo, name }) => {
    const calls = answerCalls(databaseWith([]));
    const response = await get(`/store/${demo}`);
    expect(response.status).toBe(200);
    const elements = await elementsIn(response);
    expect(elements.find(({ tag }) => tag === 'h1')?.text).toBe(name);
    expect(jsonIn(elements, 'application/json')).toMatchObject({ store: demo, row: null });
    expect(calls).toEqual([]);
  });
});

describe('what is not a public store', () => {
  it.each([
    ['absent', '/store/nowhere', 1],
    ['not an address', '/store/A%20B', 0],
    ['not decodable', '/store/%E0%A4%A', 0],
    ['another path', '/store/..%2Fservers', 0],
    ['an inherited name', '/store/constructor', 1],
    ['the id of no store', '/store/biz_unknown', 1],
  ])('%s: the page says that it is not found', async (_, path, requests) => {
    const calls = answerCalls(databaseWith([storeRow()]));
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe(short);
    const elements = await elementsIn(response);
    const robots = elements.find(({ attributes }) => attributes['name'] === 'robots');
    expect(robots?.attributes['content']).toBe('noindex');
    expect(elements.find(({ tag }) => tag === 'h1')?.text).toBe(marketplaceMessages.notFound);
    expect(jsonIn(elements, 'application/json')).toMatchObject({ row: null });
    expect(jsonIn(elements, 'application/ld+json')).toBeUndefined();
    expect(calls).toHaveLength(requests);
  });

  it.each(['/store/', '/store/a/b', '/api/store', '/servers'])(
    '%s is not found, and the browser renders its own page',
    async (path) => {
      answerCalls(databaseWith([storeRow()]));
      const response = await get(path);
      expect(response.status).toBe(404);
      const elements = await elementsIn(response);
      const root = elements.find(({ attributes }) => attributes['id'] === 'root');
      expect(root?.attributes).toEqual({ id: 'root' });
      expect(elements.find(({ tag }) => tag === 'title')?.attributes).toEqual({ 'data-shell': '' });
      expect(jsonIn(elements, 'application/json')).toBeUndefined();
    },
  );
});

describe('the method', () => {
  it.each(['/store/card-collectors', '/store/nowhere', '/store-sitemap.xml', '/store-list.json'])(
    'HEAD of %s has the status and the headers, and no body',
    async (path) => {
      answerCalls(databaseWith([storeRow()]));
      const [full, head] = [await get(path), await get(path, { method: 'HEAD' })];
      expect(head.status).toBe(full.status);
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
      expect(head.body).toBeNull();
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const calls = answerCalls(databaseWith([storeRow()]));
    const response = await get(`/store/${slug}`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(calls).toEqual([]);
  });
});

describe('in demo mode', () => {
  const demoHandler = createHandler({ document, backend: null, origin });
  const demoGet = (path: string) => demoHandler(new Request(`${origin}${path}`));

  it('demo stores are rendered', async () => {
    const response = await demoGet('/store/demo-resell-heaven');
    expect(await textsOf(response, 'h1')).toEqual(['Resell Heaven']);
  });

  it('the browser renders all others, which exist only there', async () => {
    const response = await demoGet(`/store/${slug}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(document.shell);
    expect((await demoGet('/store/A%20B')).status).toBe(404);
  });

  it('the list is not there, as the stores exist only in the browser', async () => {
    expect((await demoGet('/store-list.json')).status).toBe(404);
  });

  it('the sitemap is empty', async () => {
    expect(readSitemap(await (await demoGet('/store-sitemap.xml')).text())).toEqual([]);
  });
});

describe('the sitemap', () => {
  const stores = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      storeRow({ id: `biz_${String(index).padStart(5, '0')}`, slug: `store-${index}` }),
    );

  it('lists every public store', async () => {
    const calls = answerCalls(databaseWith(stores(1_203)));
    const response = await get('/store-sitemap.xml');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe(page);
    const listed = readSitemap(await response.text());
    expect(listed).toEqual(stores(1_203).map((row) => `${origin}/store/${row.slug}`));
    expect(calls).toHaveLength(2);
  });

  it('has at most 50,000 URLs, even if the pages of the database never end', async () => {
    const full = JSON.stringify(stores(1_000).map((row) => listedRow(row)));
    const calls = answerCalls(() => new Response(full));
    const response = await get('/store-sitemap.xml');
    expect(readSitemap(await response.text())).toHaveLength(50_000);
    expect(calls).toHaveLength(50);
  });

  it.each<[string, () => Response]>([
    ['fails', () => new Response('{"message":"down"}', { status: 500 })],
    ['answers HTML', () => new Response('<html>Sign in</html>')],
  ])('has to be requested again if the database %s', async (_, answer) => {
    answerCalls(answer);
    const response = await get('/store-sitemap.xml');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the list', () => {
  const amazon = storeRow({ id: 'biz_2', slug: 'amazon-lab', category: 'amazon' });

  it('is a page that the host may cache for a short time', async () => {
    const calls = answerCalls(databaseWith([storeRow(), amazon]));
    const response = await get('/store-list.json?search=card&category=amazon&sort=price&after=0', {
      headers: { Authorization: 'Bearer visitor', Cookie: 'a=b' },
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': page,
      'content-security-policy': "default-src 'none'",
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.json()).toEqual([listedRow(amazon, 'price')]);
    expect(
      calls.map(({ path, body, headers }) => [path, body, headers.get('Authorization')]),
    ).toEqual([
      [
        '/rest/v1/rpc/listed_stores',
        {
          search: 'card',
          in_category: 'amazon',
          sort_by: 'price',
          after_place: '0',
          page_size: 25,
        },
        `Bearer ${backend.anonKey}`,
      ],
    ]);
  });

  it.each(['?utm_source=x', '?page=2', '?search=Cards'])(
    'has no second URL with %s',
    async (query) => {
      const calls = answerCalls(databaseWith([storeRow()]));
      const response = await get(`/store-list.json${query}`);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([400, 'no-store']);
      expect(calls).toEqual([]);
    },
  );

  it.each<[string, () => Response | Promise<Response>]>([
    ['fails', () => Response.json([], { status: 500 })],
    ['answers HTML', () => new Response('<html>Sign in</html>')],
    ['answers no list', () => Response.json({ message: 'down' })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is an error that no host caches if the database %s', async (_, answer) => {
    answerCalls(answer);
    const response = await get('/store-list.json');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  });
});
