// Which file a static host answers an address with. The hosts' own files say it in their words (hosts.mjs); the preview
// and the benches ask here.
import { existsSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** Addresses that go by another page's file. */
export const aliases = { '/Features': '/features' };

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
 * @param {string} pattern
 * @param {string} address
 */
function fits(pattern, address) {
  return pattern.endsWith('/*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}
