import { WebSocket } from 'undici';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// supabase-js throws where WebSocket is not a global, as in Node 20.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;

/** What the running test wrote with `console.error`. A test that expects an error spies on `console.error` itself. */
const logged: unknown[][] = [];
/** Requests to other machines that no mock answered. */
const unhandled: string[] = [];

const { fetch } = globalThis;

beforeEach(() => {
  logged.length = 0;
  unhandled.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    logged.push(values);
  });
  // Test files share one global object, and MSW puts its own `fetch` in front while a mock server runs.
  if (globalThis.fetch === fetch) globalThis.fetch = fetchFromThisMachine;
});

afterEach(() => {
  if (globalThis.fetch === fetchFromThisMachine) globalThis.fetch = fetch;
  expect(logged, 'written with console.error').toEqual([]);
  expect(unhandled, 'requests that no mock answered').toEqual([]);
});

const fetchFromThisMachine: typeof fetch = (input, init) => {
  const { url } = new Request(input, init);
  if (/^(?:127\.0\.0\.1|localhost)$/.test(new URL(url).hostname)) return fetch(input, init);
  unhandled.push(url);
  return Promise.reject(new TypeError('fetch failed'));
};
