import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, getGlobalDispatcher, setGlobalDispatcher, type Dispatcher } from 'undici';
import { createWebhookService, DISCORD_HOSTS } from '#mocks/designer/discord-webhooks';
import type { Conditions } from '#mocks/conditions';

/** A request as received. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  path: string;
  /** Header names are lowercase. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** A response that a test sets for the next request. `drops` closes the connection without a response. */
export type WireAnswer =
  | 'drops'
  | { status: number; headers?: Readonly<Record<string, string>>; body?: string };

/** A mock Discord on 127.0.0.1 that accepts webhook requests and records them byte for byte. */
export interface LoopbackDiscord {
  /** The server's URL, such as `http://127.0.0.1:PORT`. */
  origin: string;
  /** The requests since the start or the last `forget`, without CORS preflights. */
  requests: readonly WireRequest[];
  forget(): void;
  /** Sets how the server responds to all later messages. Stored messages are kept. */
  behave(webhook: Conditions['webhook']): void;
  /**
   * Sets the response to the next request about a message. Requests that read only the webhook do not use up this
   * response. The page sends such a request whenever the webhook's URL is entered.
   */
  answerNext(answer: WireAnswer): void;
  /** Maps a Discord URL to its URL on this server, for `page.route`. */
  addressOf(url: string): string;
  close(): Promise<void>;
}

/** Starts the server on a free port. */
export async function startDiscord({ now }: { now?: () => number } = {}): Promise<LoopbackDiscord> {
  const requests: WireRequest[] = [];
  const answers: WireAnswer[] = [];
  const kept = new Map<string, string>();
  const serve = (webhook: Conditions['webhook']) =>
    createWebhookService({
      webhook,
      ...(now && { now }),
      keep: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    });
  let service = serve('delivers');

  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing);
  });
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bytesOf(incoming);
    for (const [name, value] of Object.entries(corsOf(incoming))) outgoing.setHeader(name, value);
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204).end();
      return;
    }
    const request = wireRequest(incoming, body);
    requests.push(request);
    const set = isWebhookRead(request) ? undefined : answers.shift();
    const said = set ?? (await answerOf(await service.answer(webRequest(request))));
    if (said === 'drops') {
      incoming.socket.destroy();
      return;
    }
    outgoing.writeHead(said.status, said.headers).end(said.body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    forget: () => void requests.splice(0),
    behave: (webhook) => {
      service = serve(webhook);
    },
    answerNext: (said) => void answers.push(said),
    addressOf: (url) => `${origin}${url.replace(/^https:\/\/[^/]+/, '')}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Makes Node's `fetch` connect to the mock server when the code under test requests one of Discord's URLs. Returns a
 * function that restores `fetch`.
 */
export function leadDiscordTo({ origin }: LoopbackDiscord): () => void {
  const before = getGlobalDispatcher();
  const agent = new Agent();
  const lead: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
    const host = new URL(String(options.origin)).hostname;
    if (!DISCORD_HOSTS.some((known) => known === host)) {
      throw new Error(`Nothing but Discord may be asked here: ${host}`);
    }
    return dispatch({ ...options, origin }, handler);
  };
  setGlobalDispatcher(agent.compose(lead));
  return () => {
    setGlobalDispatcher(before);
    void agent.destroy();
  };
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function wireRequest(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
): WireRequest {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { method, path: url, headers: Object.fromEntries(texts), body };
}

/** Returns whether a request reads the webhook itself instead of one of its messages. */
function isWebhookRead({ method, path }: WireRequest): boolean {
  return method === 'GET' && /^\/api\/webhooks\/[^/]+\/[^/?]+(\?|$)/.test(path);
}

function webRequest({ method, path, headers, body }: WireRequest): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(`https://discord.com${path}`, {
    method,
    headers: { 'content-type': headers['content-type'] ?? '' },
    ...(hasBody && { body: new Uint8Array(body) }),
  });
}

async function answerOf(response: Response | null): Promise<WireAnswer> {
  if (response === null) return 'drops';
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), body: await response.text() };
}

/** Returns the CORS headers that Discord's API would send. */
function corsOf({ headers }: IncomingMessage): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': headers.origin ?? '*',
    'Access-Control-Allow-Methods': 'POST, GET, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'Content-Type, Authorization',
    'Access-Control-Expose-Headers':
      'Retry-After, X-RateLimit-Global, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Reset-After, X-RateLimit-Bucket, X-RateLimit-Scope, Date',
  };
}
