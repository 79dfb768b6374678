import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadHandler } from './handler.mjs';

/**
 * Makes `vite preview` respond as the hosts do: clean URLs, redirects, the server-rendered pages, shells, and the
 * not-found page with status 404.
 *
 * @returns {import('vite').Plugin}
 */
export function likeTheHosts() {
  return {
    name: 'like-the-hosts',
    async configurePreviewServer({ middlewares, config }) {
      const { answerFor, fits, movedTo, serverAddresses } = await import('./addresses.mjs');
      const { outDir } = config.build;
      const headers = /** @type {Record<string, string>} */ (config.preview.headers);
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        const address = safelyDecoded(pathname);
        const moved = movedTo(address);
        if (moved !== null) {
          response.writeHead(301, { ...headers, Location: moved + search });
          response.end();
          return;
        }
        if (serverAddresses.some((pattern) => fits(pattern, pathname))) {
          void answerByHandler(request, response, { outDir, headers }, next);
          return;
        }
        const { file, status } = answerFor(address, outDir);
        if (status === 200) {
          request.url = file + search;
          next();
          return;
        }
        response.writeHead(status, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
        response.end(readFileSync(join(outDir, file)));
      });
    },
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ outDir: string, headers: Record<string, string> }} site `headers` replace those of the handler, which enforce
 *   https
 * @param {(error: unknown) => void} next
 */
async function answerByHandler(request, response, { outDir, headers }, next) {
  try {
    const handler = await loadHandler(outDir);
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    const answer = await handler(new Request(url, { method: request.method ?? 'GET' }));
    const { 'strict-transport-security': _, ...own } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, { ...own, ...withLowerCase(headers) });
    response.end(Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    next(error);
  }
}

/** @param {Record<string, string>} headers */
function withLowerCase(headers) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** @param {string} path */
function safelyDecoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
