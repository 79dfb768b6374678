import { readFileSync } from 'node:fs';

/** The data of the backend of the journeys, made anew for each run. */
export const testBackendHome = 'node_modules/.cache/test-backend';

/** Where the site that the journeys open against it is built. */
export const testBackendSite = 'dist-backend';

/**
 * A backend for tests or measurements, as the site is built for it. A developer's own, on 54321, is left alone.
 *
 * @param {number} port
 */
export function testBackendAt(port) {
  const url = `http://127.0.0.1:${port}`;
  return {
    port,
    url,
    /** The variables the site is built and served with. */
    environment: { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'sb_publishable_local' },
  };
}

/**
 * The backend that the built site asks: its address is in the built pages.
 *
 * @throws when the site is not built
 */
export function builtTestBackend() {
  const page = `${testBackendSite}/servers.html`;
  const [, port] = /connect-src 'self' http:\/\/127\.0\.0\.1:(\d+)/.exec(readText(page)) ?? [];
  if (!port) {
    throw new Error(
      `${page} names no backend on this machine: run npm test -- "build for a backend"`,
    );
  }
  return testBackendAt(Number(port));
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
