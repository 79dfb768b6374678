// Which file a static host answers an address with. The hosts' own files say it in their words (hosts.mjs); the preview
// and the benches ask here.
import { existsSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** Addresses that go by another page's file. */
export const aliases = { '/Features': '/features' };

/** Every version of the changelog, newest first: tests/deploy.test.ts compares it with the changelog itself. */
export const changelogVersions = ['1.5', '1.45', '1.4', '1.35', '1.3', '1.25', '1.2', '1.1'];

/**
 * Addresses that redirect permanently, each with the address of its page. A version may also be written `v1.5`, but its
 * page has one canonical address.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const movedAddresses = Object.fromEntries(
  changelogVersions.map((version) => [`/docs/changelog/v${version}`, `/docs/changelog/${version}`]),
);

/** The file of the shell, and of what answers to an address nobody knows, with status 404. */
export const shellFile = '/shell.html';
export const notFoundFile = '/404.html';

/**
 * Addresses that are drawn in the browser alone, each with its file: the empty shell, or one that asks at once for the
 * page's script too, as it is what most come for. `/*` stands for whatever follows.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const shellAddresses = {
  '/servers': '/servers-shell.html',
  '/dashboard/*': '/dashboard-shell.html',
  '/admin': shellFile,
  '/auth': shellFile,
  '/auth/*': shellFile,
};

/**
 * Returns the address that a request is redirected to, or null where it is answered directly.
 *
 * @param {string} address the path alone, as it was asked for
 * @returns {string | null}
 */
export function movedTo(address) {
  const named = address.replace(/(.)\/+$/, '$1');
  return Object.entries(movedAddresses).find(([from]) => from === named)?.[1] ?? null;
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
  const known = Object.entries(aliases).find(([alias]) => alias === address)?.[1] ?? address;
  const named = known === '/' ? '/index.html' : known.replace(/\/+$/, '');
  const found = [named, `${named}.html`].find(isFile);
  if (found !== undefined) return { file: found, status: 200 };
  const shell = Object.entries(shellAddresses).find(([pattern]) => fits(pattern, named))?.[1];
  if (shell !== undefined) return { file: shell, status: 200 };
  return { file: notFoundFile, status: 404 };
}

/**
 * Whether a pattern of `shellAddresses` answers an address.
 *
 * @param {string} pattern
 * @param {string} address
 */
export function fits(pattern, address) {
  return pattern.endsWith('/*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}
