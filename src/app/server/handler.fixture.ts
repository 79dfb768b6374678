import * as v from 'valibot';
import { onTestFinished, vi } from 'vitest';
import { startingStores } from '#mocks/market/starting-stores';
import type { StoreRow } from '#mocks/market/store-row';
import { listedStores, listedStoresArguments } from '#mocks/market/listed-stores';
import { storePageRow } from '#mocks/market/stores';
import { elementsOf, type HtmlElement } from '../../../tests/built-site/html';
import { createHandler } from './create-handler';
import type { ServerDocument } from './document';

export const origin = 'https://grouped.example';
export const backend = { url: 'https://database.example', anonKey: 'sb_publishable_test' };

/** A page that has the same slots as a built page. */
export const document: ServerDocument = {
  headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' },
  shell: '<!doctype html><title data-shell>Store</title><div id="root">Loading</div>',
  template: [
    '<!doctype html><html lang="en"><head><meta charset="UTF-8" />',
    '<meta http-equiv="Content-Security-Policy" content="style-src \'self\'{{policy}}" />',
    '{{head}}</head><body><div id="root"{{root}}>{{body}}</div>{{data}}</body></html>',
  ].join(''),
};

/**
 * Requests a path of a site with a backend. Tests replace the backend by mocking `fetch`. Each request has a handler of its
 * own, because tests of other files configure other backends.
 */
export function get(path: string, init?: RequestInit): Promise<Response> {
  return createHandler({ document, backend, origin })(new Request(`${origin}${path}`, init));
}

/** A request to the database, as recorded by `answerCalls`. */
export interface Called {
  path: string;
  headers: Headers;
  body: Record<string, unknown>;
  signal: AbortSignal;
}

/** Mocks `fetch` until the test ends. Returns the array to which each call is added. */
export function answerCalls(answer: (called: Called) => Response | Promise<Response>): Called[] {
  const calls: Called[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { body: string }) => {
    const called = {
      path: url.replace(backend.url, ''),
      headers: new Headers(init.headers),
      body: JSON.parse(init.body) as Record<string, unknown>,
      signal: init.signal ?? new AbortController().signal,
    };
    calls.push(called);
    return answer(called);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

/** Simulates a network that never responds. A request rejects when it is aborted, as `fetch` does. */
export function neverAnswers({ signal }: Called): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** Returns an `answer` function that responds as a database with these public stores would. */
export function databaseWith(stores: readonly StoreRow[]) {
  return ({ path, body }: Called): Response => {
    if (path.startsWith('/rest/v1/rpc/listed_stores')) {
      return Response.json(listedStores(stores, v.parse(v.object(listedStoresArguments), body)));
    }
    const { store } = body;
    const found = stores.find(({ id, slug }) => id === store || slug === store);
    return Response.json(found ? storePageRow(found) : null);
  };
}

/** Returns a store of the mocks with some changed columns. */
export function storeRow(changed: Partial<StoreRow> = {}): StoreRow {
  const [first] = startingStores;
  if (!first) throw new Error('The mocks have no store');
  return { ...first, ...changed };
}

export async function elementsIn(response: Response): Promise<HtmlElement[]> {
  return elementsOf(await response.text());
}

/** Returns the parsed JSON of the element whose `type` attribute is `type`; undefined if there is no such element. */
export function jsonIn(elements: readonly HtmlElement[], type: string): unknown {
  const found = elements.filter(({ attributes }) => attributes['type'] === type);
  if (found.length > 1) throw new Error(`${found.length} elements have the type ${type}`);
  return found[0] && JSON.parse(found[0].text);
}
