// Which file a static host answers an address with. The hosts' own files say it in their words (hosts.mjs); the preview
// and the benches ask here.
import { existsSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** Addresses that are drawn in the browser alone: their file is the empty shell. `/*` stands for whatever follows. */
export const shellAddresses = ['/servers', '/dashboard/*', '/admin', '/auth', '/auth/*'];

/** Addresses that go by another page's file. */
export const aliases = { '/Features': '/features' };

/** The file of the shell, and of what answers to an address nobody knows, with status 404. */
export const shellFile = '/shell.html';
export const notFoundFile = '/404.html';

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
  if (shellAddresses.some((shell) => fits(shell, named))) return { file: shellFile, status: 200 };
  return { file: notFoundFile, status: 404 };
}

/**
 * @param {string} pattern
 * @param {string} address
 */
function fits(pattern, address) {
  return pattern.endsWith('/*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}
