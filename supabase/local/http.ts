import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A server that listens on this machine. */
export interface HttpServer {
  /** The URL of the server, without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

/** Takes over the connection of a request for another protocol, such as WebSocket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Serves a handler of web `Request` objects on loopback. Port 0 selects a free port. */
export async function serveHttp(
  port: number,
  answer: (request: Request) => Promise<Response>,
  upgrade?: Upgrade,
): Promise<HttpServer> {
  const server = createServer((incoming, outgoing) => {
    void answer(requestFrom(incoming))
      .catch((error: unknown) => {
        console.error(error);
        return Response.json({ error: 'Internal Server Error' }, { status: 500 });
      })
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        if (response.body) await pipeline(Readable.fromWeb(response.body as never), outgoing);
        else outgoing.end();
      })
      // The client disconnected.
      .catch(() => outgoing.destroy());
  });
  // `closeAllConnections` does not close upgraded connections. Without this set, the server would wait for them when it
  // stops.
  const upgraded = new Set<Duplex>();
  if (upgrade) {
    server.on('upgrade', (request, socket, head) => {
      upgraded.add(socket);
      socket.once('close', () => upgraded.delete(socket));
      upgrade(request, socket, head);
    });
  }
  await listen(server, port);
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

function requestFrom(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host}`), {
    method,
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  } as RequestInit);
}
