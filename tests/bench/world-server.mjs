// The pretend backend behind a real socket, so that each of its answers costs a page what an answer over the net costs.
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { getResponse, RequestHandler } from 'msw';
import { createServer as createVite } from 'vite';

/**
 * @typedef {object} WorldServer
 * @property {string} session what the browser's local storage holds of whoever is signed in when the world begins
 * @property {string} anonKey what the app has to be built with
 * @property {(pages: Pages) => void} answerWith changes `pages` from now on
 * @property {() => Promise<void>} close
 */

/**
 * What is answered instead of the world, by path: JSON, or what makes an answer of the JSON that was posted.
 *
 * @typedef {Readonly<Record<string, string | ((posted: any) => unknown)>>} Pages
 */

/**
 * Answers as the world does, besides which `pages` are answered by path. What is asked of anybody else is not found.
 *
 * @param {object} options
 * @param {import('../../src/mocks/worlds').WorldName} options.world
 * @param {URL} options.url where it is to be found
 * @param {Pages} [options.pages]
 * @returns {Promise<WorldServer>}
 */
export async function serveWorld({ world, url, pages: atFirst = {} }) {
  let pages = atFirst;
  const { NODE_ENV } = process.env;
  const vite = await createVite({
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  /** @type {typeof import('../../src/mocks/backend')} */
  const { createMockBackend } = /** @type {never} */ (
    await vite.ssrLoadModule('/src/mocks/backend.ts')
  );
  const backend = createMockBackend({ world, url: url.origin });
  const handlers = backend.handlers.filter((handler) => handler instanceof RequestHandler);
  /** @type {typeof import('../../src/mocks/context')} */
  const { MOCK_ANON_KEY } = /** @type {never} */ (
    await vite.ssrLoadModule('/src/mocks/context.ts')
  );
  const session = backend.openStartingSession();
  await vite.close();
  // It says «development» to whatever this process builds after it.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const asked = new URL(incoming.url ?? '/', url);
      const page = pages[asked.pathname];
      const answer =
        incoming.method === 'OPTIONS'
          ? new Response(null, { status: 204 })
          : page !== undefined
            ? await answerOf(page, incoming)
            : await getResponse(handlers, await requestOf(incoming, asked));
      const { status, headers } = answer ?? new Response(null, { status: 404 });
      // As Supabase does it in front of every project.
      const content = answer?.body ? gzipSync(Buffer.from(await answer.arrayBuffer())) : undefined;
      outgoing.writeHead(status, {
        ...Object.fromEntries(headers),
        ...(content && { 'content-encoding': 'gzip', 'content-length': content.length }),
        'access-control-allow-origin': '*',
        'access-control-allow-methods': '*',
        'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
        'access-control-expose-headers': '*',
        'access-control-max-age': '7200',
      });
      outgoing.end(content);
    })();
  });
  // The channels are another matter: whoever opens one is told that there is none.
  server.on('upgrade', (_, socket) => socket.destroy());
  await new Promise((listening) => {
    server.listen(Number(url.port), url.hostname, () => listening(null));
  });
  return {
    session: JSON.stringify(session),
    anonKey: MOCK_ANON_KEY,
    answerWith: (next) => {
      pages = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {Pages[string]} page
 * @param {import('node:http').IncomingMessage} incoming
 */
async function answerOf(page, incoming) {
  if (typeof page === 'string') {
    return new Response(page, { headers: { 'content-type': 'application/json' } });
  }
  const posted = Buffer.concat(await piecesOf(incoming)).toString();
  return Response.json(page(posted === '' ? {} : JSON.parse(posted)));
}

/** @param {import('node:http').IncomingMessage} incoming */
async function piecesOf(incoming) {
  /** @type {Buffer[]} */
  const pieces = [];
  for await (const piece of incoming) pieces.push(piece);
  return pieces;
}

/**
 * @param {import('node:http').IncomingMessage} incoming
 * @param {URL} url
 */
async function requestOf(incoming, url) {
  const pieces = await piecesOf(incoming);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const method = incoming.method ?? 'GET';
  return new Request(url, {
    method,
    headers,
    ...(pieces.length > 0 && { body: Buffer.concat(pieces) }),
  });
}
