import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerFor } from './addresses.mjs';

/**
 * Has `vite preview` answer as the hosts do: clean addresses, the shell for what is drawn in the browser, and a 404
 * with a page of its own.
 *
 * @returns {import('vite').Plugin}
 */
export function likeTheHosts() {
  return {
    name: 'like-the-hosts',
    configurePreviewServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        const { file, status } = answerFor(safelyDecoded(pathname), config.build.outDir);
        if (status === 200) {
          request.url = file + search;
          next();
          return;
        }
        const headers = /** @type {Record<string, string>} */ (config.preview.headers);
        response.writeHead(status, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
        response.end(readFileSync(join(config.build.outDir, file)));
      });
    },
  };
}

/** @param {string} path */
function safelyDecoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
