// Maps URLs to files as a static host does, based on the route manifest. hosts.mjs writes the mapping to the hosts'
// configuration files; the preview and the benchmarks use it directly.
import { existsSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// If NODE_ENV is not set, Vite sets it to "development". This process would then load React's development build, and a
// site that it builds afterward would contain that build.
process.env['NODE_ENV'] ??= 'production';
/** @type {{ module: typeof import('../src/app/routes/manifest') }} */
const { module: manifest } = await runnerImport(
  fileURLToPath(new URL('../src/app/routes/manifest.ts', import.meta.url)),
  { configFile: false, logLevel: 'warn' },
);

/** The file for unknown URLs, served with status 404. */
export const notFoundFile = manifest.fileOf(manifest.notFoundRoute);

/**
 * Patterns of URLs for which another page's file is served. `/*` matches any remaining path.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const rewrites = Object.fromEntries(manifest.routes.flatMap(manifest.rewritesOf));

/**
 * Paths and patterns that the handler in src/app/server responds to. `/*` matches any remaining path.
 *
 * @type {readonly string[]}
 */
export const serverAddresses = manifest.routes.flatMap(manifest.serverAddressesOf);

/**
 * URLs that redirect permanently, and their targets.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const movedAddresses = Object.fromEntries(
  manifest.routes.flatMap((route) =>
    route.kind === 'file' ? (route.movedFrom ?? []).map((from) => [from, route.path]) : [],
  ),
);

/**
 * Returns the URL that a request is redirected to, or null.
 *
 * @param {string} address the requested path, without the query
 * @returns {string | null}
 */
export function movedTo(address) {
  return movedAddresses[address.replace(/(.)\/+$/, '$1')] ?? null;
}

/**
 * Returns the file to serve for a URL, below the root of the site, and the response status.
 *
 * @param {string} address the requested path, without the query
 * @param {string} directory the output directory of the build
 * @returns {{ file: string, status: 200 | 404 }}
 */
export function answerFor(address, directory) {
  const root = resolve(directory);
  const isFile = (/** @type {string} */ path) => {
    const requested = join(root, path);
    return (
      requested.startsWith(root + sep) && existsSync(requested) && statSync(requested).isFile()
    );
  };
  const named = address === '/' ? '/index.html' : address.replace(/\/+$/, '');
  const found = [named, `${named}.html`].find(isFile);
  const file = found ?? Object.entries(rewrites).find(([pattern]) => fits(pattern, named))?.[1];
  return file === undefined ? { file: notFoundFile, status: 404 } : { file, status: 200 };
}

/** @type {(pattern: string, address: string) => boolean} whether a pattern of `rewrites` matches a path */
export function fits(pattern, address) {
  return pattern.endsWith('/*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}
