import { demoStoreAt } from '#content/marketplace/demo-stores';
import { figureTexts, limitText, priceText } from '#content/messages/market/marketplace';
import { sitemapXml } from '#domain/feeds/sitemap';
import { componentEmbed } from '#domain/marketplace/component-embed';
import { storesAskedIn } from '#domain/marketplace/listing';
import { offerOf } from '#domain/marketplace/membership';
import { isStoreAddress, type StorePage } from '#domain/marketplace/store';
import { structuredData } from '#domain/marketplace/structured-data';
import { paths, storeIn } from '#domain/paths';
import { storeColorAttribute } from '#screens/market/store/store-color-style';
import { configureSupabase, type SupabaseAddress } from '#services/supabase/client';
import { readStoreAddresses, readStoreList, readStorePage } from '#services/market/public-stores';
import type { StoreData } from '../pages/market/given-store';
import { documentOf, type ServerDocument } from './document';
import { renderHtml, type RenderedHtml } from '../boot/render-html';
import { ServedPage } from './ServedPage';
import { createElement } from 'react';

export interface HandlerOptions {
  document: ServerDocument;
  /** null in demo mode, in which published stores exist only in the browser. */
  backend: SupabaseAddress | null;
  /** The origin of the site, such as 'https://grouped.example'. */
  origin: string;
}

export type Handler = (request: Request) => Promise<Response>;

interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/**
 * Values of `Cache-Control`. A browser always revalidates, so that only the host's cache determines the age of a page.
 */
const caching = {
  /** A page, or a list, can be shown for up to a minute after a change, such as after a store was unpublished. */
  page: 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
  /** The cache time is short, because a seller may look at the page right after publishing the store. */
  notFound: 'public, max-age=0, s-maxage=5',
  never: 'no-store',
} as const;
type Caching = keyof typeof caching;

/** The maximum number of URLs in a sitemap (sitemaps.org). */
const MOST_URLS = 50_000;

/**
 * Returns the handler of the store pages, their list and their sitemap (product.md §21.3, §21.4). It runs on Node, Deno and edge runtimes.
 * If a page cannot be rendered, the response is the shell, and the browser loads the page.
 */
export function createHandler(options: HandlerOptions): Handler {
  const { document, backend } = options;
  // The page derives the URLs of pictures from this configuration.
  if (backend) configureSupabase(backend);
  return async ({ method, url }) => {
    const isAllowed = method === 'GET' || method === 'HEAD';
    const { status, headers, body } = isAllowed
      ? await answerTo(new URL(url), options)
      : text('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
    return new Response(method === 'HEAD' ? null : body, {
      status,
      headers: { ...document.headers, ...headers },
    });
  };
}

async function answerTo(url: URL, options: HandlerOptions): Promise<Answer> {
  if (url.pathname === paths.storeSitemap.href()) return sitemap(options);
  if (url.pathname === paths.storeList.href()) return storeList(url, options);
  try {
    return await storeAnswer(url, options);
  } catch (error) {
    console.error(error);
    return shell(options);
  }
}

async function storeAnswer({ pathname, search }: URL, options: HandlerOptions): Promise<Answer> {
  const now = Date.now();
  const store = storeIn(pathname);
  if (store === undefined) return notFound(null, { now, options });
  if (!isStoreAddress(store)) return notFound({ pathname, store }, { now, options });
  const demo = demoStoreAt(store);
  if (demo) return storePage(demo, { pathname, data: { store, now, row: null }, options });
  if (options.backend === null) return shell(options);
  const read = await readStorePage(store, options.backend);
  if (read.ok) {
    const { page, row } = read.value;
    if (page.slug !== store) return moved(paths.store.href(page.slug) + search);
    return storePage(page, { pathname, data: { store, now, row }, options });
  }
  switch (read.error.kind) {
    case 'notFound':
      return notFound({ pathname, store }, { now, options });
    case 'gone':
      return notFound({ pathname, store }, { now, options, row: { gone: true } });
    case 'unreachable':
      return shell(options);
  }
}

async function storePage(
  store: StorePage,
  { pathname, data, options }: { pathname: string; data: StoreData; options: HandlerOptions },
): Promise<Answer> {
  const { origin, document } = options;
  const { now } = data;
  const url = `${origin}${paths.store.href(store.slug)}`;
  const body = await documentOf(document.template, {
    html: await renderStore(pathname, data),
    styleAttribute: storeColorAttribute(store.design),
    structuredData: structuredData(store, {
      url,
      picture: store.cardUrl ?? `${origin}/og.jpg`,
      now,
    }),
    componentEmbed: componentEmbed(store, {
      url,
      now,
      figures: figureTexts(store),
      priceOf: priceText,
      limitOf: (membership) => limitText(offerOf(membership, now)),
    }),
    data,
  });
  return html(body, { status: 200, cached: 'page' });
}

/**
 * Returns the response for a store page that does not exist, or whose store was deleted (`row`). `asked` is null if the path is not the path of a store
 * page. In that case, the browser renders the page for unknown URLs.
 */
async function notFound(
  asked: { pathname: string; store: string } | null,
  { now, options, row = null }: { now: number; options: HandlerOptions; row?: object | null },
): Promise<Answer> {
  const { pathname, store } = asked ?? { pathname: paths.store.href('-'), store: '-' };
  const data = { store, now, row };
  const body = await documentOf(options.document.template, {
    html: await renderStore(pathname, data),
    styleAttribute: null,
    structuredData: null,
    componentEmbed: null,
    data: asked && data,
  });
  return html(body, { status: row === null ? 404 : 410, cached: 'notFound' });
}

/** Renders the store page at a path, with the same data that is sent to the browser. */
function renderStore(pathname: string, data: StoreData): Promise<RenderedHtml> {
  return renderHtml(createElement(ServedPage, { pathname, data }));
}

function moved(to: string): Answer {
  return { status: 301, headers: { Location: to, 'Cache-Control': caching.page }, body: null };
}

function shell({ document }: HandlerOptions): Answer {
  return html(document.shell, { status: 200, cached: 'never' });
}

/**
 * Returns the sitemap, or 503 if the backend does not respond. Crawlers retry after a 503; an empty sitemap would
 * remove the stores from search engines.
 */
async function sitemap({ backend, origin }: HandlerOptions): Promise<Answer> {
  const read = backend
    ? await readStoreAddresses(MOST_URLS, backend)
    : ({ ok: true, value: [] } as const);
  if (!read.ok) return unavailable();
  const pages = read.value.map((slug) => ({ path: paths.store.href(slug) }));
  return {
    status: 200,
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': caching.page },
    body: sitemapXml(origin, pages),
  };
}

/**
 * Returns a page of the list. A URL with a query that `storeListQuery` does not write, such as one with other parameters, would be a
 * second entry of the host's cache with the same stores.
 */
async function storeList(url: URL, { backend }: HandlerOptions): Promise<Answer> {
  const asked = storesAskedIn(url.searchParams);
  const headers = { 'Cache-Control': caching.never };
  if (asked === null) return text('Bad Request', { status: 400, headers });
  if (backend === null) return text('Not Found', { status: 404, headers });
  const rows = await readStoreList(asked, backend);
  if (rows === null) return unavailable();
  return {
    status: 200,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': caching.page },
    body: JSON.stringify(rows),
  };
}

function unavailable(): Answer {
  return text('Service Unavailable', {
    status: 503,
    headers: { 'Retry-After': '60', 'Cache-Control': caching.never },
  });
}

function html(body: string, { status, cached }: { status: number; cached: Caching }): Answer {
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching[cached] },
    body,
  };
}

function text(body: string, { status, headers }: Pick<Answer, 'status' | 'headers'>): Answer {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, body };
}
