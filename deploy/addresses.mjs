// Which file a static host answers an address with, by the manifest of routes. hosts.mjs writes it down for the hosts; the
// preview and the benches ask here.
import { existsSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('../src/app/routes/manifest') }} */
const { module: manifest } = await runnerImport(
  fileURLToPath(new URL('../src/app/routes/manifest.ts', import.meta.url)),
  { configFile: false, logLevel: 'warn' },
);

/** The file that answers unknown addresses, with status 404. */
export const notFoundFile = manifest.fileOf(manifest.notFoundRoute);

/**
 * Addresses that go by another page's file; `/*` stands for whatever follows.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const rewrites = Object.fromEntries(manifest.routes.flatMap(manifest.rewritesOf));

/**
 * Addresses that redirect permanently, each with the address of its page.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const movedAddresses = Object.fromEntries(
  manifest.routes.flatMap((route) =>
    route.kind === 'file' ? (route.movedFrom ?? []).map((from) => [from, route.path]) : [],
  ),
);

/**
 * Returns the address that a request is redirected to, or null where it is answered directly.
 *
 * @param {string} address the path alone, as it was asked for
 * @returns {string | null}
 */
export function movedTo(address) {
  return movedAddresses[address.replace(/(.)\/+$/, '$1')] ?? null;
}

/**
 * What an address is answered with: a file below the root of the site, and the status.
 *
 * @param {string} address the path alone, as it was asked for
 * @param {string} directory where the site was built
 * @returns {{ file: string, status: 200 | 404 }}
 */
export function answerFor(address, directory) {
  const root = resolve(directory);
  const isFile = (/** @type {string} */ path) => {
    const asked = join(root, path);
    return asked.startsWith(root + sep) && existsSync(asked) && statSync(asked).isFile();
  };
  const named = address === '/' ? '/index.html' : address.replace(/\/+$/, '');
  const found = [named, `${named}.html`].find(isFile);
  const file = found ?? Object.entries(rewrites).find(([pattern]) => fits(pattern, named))?.[1];
  return file === undefined ? { file: notFoundFile, status: 404 } : { file, status: 200 };
}

/** @type {(pattern: string, address: string) => boolean} whether a pattern of `rewrites` has an address */
export function fits(pattern, address) {
  return pattern.endsWith('/*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}
