import { readFileSync } from 'node:fs';

/** The folder of the journeys' backend. It is created again for each run. */
export const testBackendHome = 'node_modules/.cache/test-backend';

/** The output directory of the site that is built for this backend. */
export const testBackendSite = 'dist-backend';

/**
 * Returns a backend for tests or measurements. A developer's own backend on port 54321 is not used.
 *
 * @param {number} port
 */
export function testBackendAt(port) {
  const url = `http://127.0.0.1:${port}`;
  return {
    port,
    url,
    /** Environment variables to build and serve the site with. */
    environment: { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'sb_publishable_local' },
  };
}

/**
 * Returns the backend that the built site uses, by the URL in its pages.
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
