import assert from 'node:assert/strict';
import type { DiscordApplication, DiscordBot, Environment } from '../_shared/environment.ts';
import {
  API_KEY,
  CLIENT_ID,
  emptyStoreId,
  otherStoreId,
  secrets,
  storeId,
  viewer,
} from './people.ts';
import { newDiscord, fakeDiscord } from './fake-discord.ts';
import type { DiscordState } from './fake-discord.ts';
import { fakeSupabase } from './fake-supabase.ts';
import type { Database, StoredToken } from './fake-supabase.ts';

type Everything = Environment & DiscordApplication & DiscordBot;
export type CreateHandler = (environment: Everything) => (request: Request) => Promise<Response>;

/** A function that overrides a fake server's response at one path. If it returns null, the server responds as usual. */
export type Trouble = (request: Request) => Response | Promise<Response> | null;

/** The parts of a response that a page can read. */
export interface Seen {
  status: number;
  body: unknown;
}

/** The fake Supabase and Discord of one test, with their recorded requests. */
export interface Scene {
  environment: Everything;
  database: Database;
  discord: DiscordState;
  /** Overrides, keyed by path, such as `/users/@me`. */
  troubles: Map<string, Trouble>;
  /** The requests that the functions sent, in order, such as `discord GET /users/@me`. */
  requests: string[];
  logged: string[];
  /** A `Trouble` that makes all current time limits expire, and responds only after the test ends. */
  never: Trouble;
  /** Makes all current time limits expire. Until this is called, no time limit expires, even on a slow machine. */
  runOut: () => void;
}

/** The parts of a page's request that a test changes. A header with the value `undefined` is left out. */
export interface Wish {
  method?: string;
  body?: unknown;
  /** Text that is sent unchanged instead of `body`. */
  text?: string;
  headers?: Readonly<Record<string, string | undefined>>;
}

/** Runs a test with a new scene. The test also fails if a secret is logged. */
export function play(name: string, act: (scene: Scene) => Promise<void>): void {
  Deno.test(name, async () => {
    const over = Promise.withResolvers<void>();
    const limits = captureLimits();
    const servers: Deno.HttpServer[] = [];
    const scene: Scene = {
      environment: environmentOf('', ''),
      database: {
        tokens: new Map([[viewer.id, storedToken()]]),
        guildAccess: new Map(),
        verifications: new Map(),
        paymentSecrets: new Map([
          [storeId, { stripe: secrets.stripe, whop: secrets.whop }],
          [otherStoreId, { stripe: secrets.otherStripe, whop: secrets.otherWhop }],
          [emptyStoreId, {}],
        ]),
        paymentEvents: new Map(),
        links: { due: [], recorded: [] },
        server: {
          owner: viewer.discordId,
          viewerOpens: () => true,
          addsEditors: true,
          lastCheck: null,
        },
        settings: {},
        checks: [],
        names: [],
        pictures: [],
        messages: { due: [], recorded: [] },
        failing: new Map(),
      },
      discord: newDiscord(),
      troubles: new Map(),
      requests: [],
      logged: [],
      runOut: limits.runOut,
      never: async () => {
        limits.runOut();
        await over.promise;
        return new Response();
      },
    };
    const serve = (who: string, answer: typeof fakeDiscord) => {
      const server = Deno.serve(
        { hostname: '127.0.0.1', port: 0, onListen: () => undefined },
        async (request) => {
          const { pathname } = new URL(request.url);
          scene.requests.push(`${who} ${request.method} ${pathname}`);
          return (await scene.troubles.get(pathname)?.(request)) ?? answer(request, scene);
        },
      );
      servers.push(server);
      return `http://127.0.0.1:${server.addr.port}`;
    };
    scene.environment = environmentOf(
      serve('supabase', fakeSupabase),
      serve('discord', fakeDiscord),
    );
    const silence = captureConsole(scene.logged);
    try {
      await act(scene);
    } finally {
      silence();
      limits.restore();
      over.resolve();
      await Promise.all(servers.map((server) => server.shutdown()));
    }
    const leaks = Object.values(secrets).filter((secret) => scene.logged.join().includes(secret));
    assert.deepEqual(leaks, []);
  });
}

/** Sends a page's request, reads the response, and checks its CORS headers. */
export async function post(
  createHandler: CreateHandler,
  { environment }: Scene,
  wish: Wish = {},
): Promise<Seen & { headers: Headers }> {
  const { method = 'POST', body = {}, text, headers = {} } = wish;
  const all = {
    authorization: `Bearer ${secrets.session}`,
    apikey: API_KEY,
    'content-type': 'application/json',
    ...headers,
  };
  const sent = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const carriesBody = method !== 'GET' && method !== 'OPTIONS';
  const request = new Request('http://127.0.0.1/functions/v1/it', {
    method,
    headers: sent,
    ...(carriesBody && { body: text ?? JSON.stringify(body) }),
  });
  const response = await soon(createHandler(environment)(request));
  assert.equal(response.headers.get('access-control-allow-origin'), '*');
  assert.equal(response.headers.get('access-control-expose-headers'), 'retry-after');
  const answer = await response.text();
  return {
    status: response.status,
    body: answer === '' ? null : JSON.parse(answer),
    headers: response.headers,
  };
}

/**
 * Rejects if the promise does not settle within a minute, so that a missing time limit cannot hang the test. A slow
 * machine may need almost that long.
 */
export async function soon<Value>(promise: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The function did not answer')), 60_000);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the viewer's stored token, which expires in half an hour. */
export function storedToken(changes: Partial<StoredToken> = {}): StoredToken {
  return {
    access_token: secrets.access,
    refresh_token: secrets.refresh,
    expires_at: new Date(Date.now() + 1_800_000).toISOString(),
    ...changes,
  };
}

function environmentOf(supabaseUrl: string, discordUrl: string): Everything {
  return {
    supabaseUrl,
    serviceKey: secrets.serviceKey,
    supabaseTimeoutMs: 300,
    discordUrl,
    discordTimeoutMs: 300,
    discordClientId: CLIENT_ID,
    discordClientSecret: secrets.clientSecret,
    discordBotToken: secrets.bot,
  };
}

/** Replaces `AbortSignal.timeout` with time limits that the scene controls. */
function captureLimits(): { runOut: () => void; restore: () => void } {
  const ofTheClock = AbortSignal.timeout.bind(AbortSignal);
  const set: AbortController[] = [];
  AbortSignal.timeout = () => {
    const limit = new AbortController();
    set.push(limit);
    return limit.signal;
  };
  return {
    runOut: () => {
      for (const limit of set) limit.abort(new DOMException('Signal timed out.', 'TimeoutError'));
    },
    restore: () => {
      AbortSignal.timeout = ofTheClock;
    },
  };
}

function captureConsole(into: string[]): () => void {
  const original = { ...console };
  const write = (...parts: unknown[]) => void into.push(parts.map(String).join(' '));
  Object.assign(console, { log: write, info: write, debug: write, warn: write, error: write });
  return () => void Object.assign(console, original);
}
