// The mock backend behind a real socket, so that its responses have the cost of network responses.
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { getResponse, RequestHandler } from 'msw';
import { createServer as createVite } from 'vite';

/**
 * @typedef {object} WorldServer
 * @property {string} session the local storage value for the session that the world starts with
 * @property {string} anonKey the key to build the app with
 * @property {(pages: Pages) => void} answerWith replaces `pages`
 * @property {() => Promise<void>} close
 */

/**
 * Responses that override those of the world, keyed by path. A response is JSON text, or a function that returns the
 * response to the given JSON request body.
 * @typedef {Readonly<Record<string, string | ((posted: any) => unknown)>>} Pages
 */

/**
 * Serves `pages` by path, and the world's responses for all other paths. Responds with 404 to requests that neither
 * handles.
 *
 * @param {object} options
 * @param {import('../../src/mocks/worlds').WorldName} options.world
 * @param {URL} options.url the address to listen on
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
  // Vite has set NODE_ENV to "development". Undo this, because it would affect the build that this process runs next.
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
      // Supabase's gateway compresses responses too.
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
  // Realtime is not supported: close every WebSocket.
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
