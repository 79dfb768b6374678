// The folder of the handler of the server-rendered pages. It is next to the folder of the built site, because the hosts
// publish every file in that folder.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @param {string} outDir the output directory of the build
 */
export function handlerFolder(outDir) {
  return `${resolve(outDir)}-server`;
}

/**
 * Loads the handler of a built site.
 *
 * @param {string} outDir
 * @returns {Promise<import('../src/app/server/create-handler').Handler>}
 */
export async function loadHandler(outDir) {
  const { href } = pathToFileURL(join(handlerFolder(outDir), 'handler.js'));
  const { default: handler } = await import(href);
  return handler;
}
