import { readFileSync } from 'node:fs';

/** The folder of the backend for the journey tests. It is recreated in each run. */
export const testBackendHome = 'node_modules/.cache/test-backend';

/** The output folder of the site that is built for the test backend. */
export const testBackendSite = 'dist-backend';

/**
 * Returns the settings of a backend for tests or measurements. They differ from those of the developer's own backend on
 * port 54321.
 *
 * @param {number} port
 */
export function testBackendAt(port) {
  const url = `http://127.0.0.1:${port}`;
  return {
    port,
    url,
    /** Environment variables for building and serving the site. */
    environment: { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'sb_publishable_local' },
  };
}

/**
 * Returns the settings of the backend for which the site was built, according to the URL in the site's pages.
 * @throws if the site is not built
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
