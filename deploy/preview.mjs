import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes `vite preview` respond as the hosts do: clean URLs, redirects, shells, and the not-found page with status 404.
 *
 * @returns {import('vite').Plugin}
 */
export function likeTheHosts() {
  return {
    name: 'like-the-hosts',
    async configurePreviewServer({ middlewares, config }) {
      const { answerFor, movedTo } = await import('./addresses.mjs');
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        const address = safelyDecoded(pathname);
        const headers = /** @type {Record<string, string>} */ (config.preview.headers);
        const moved = movedTo(address);
        if (moved !== null) {
          response.writeHead(301, { ...headers, Location: moved + search });
          response.end();
          return;
        }
        const { file, status } = answerFor(address, config.build.outDir);
        if (status === 200) {
          request.url = file + search;
          next();
          return;
        }
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
