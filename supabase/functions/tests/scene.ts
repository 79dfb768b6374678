import assert from 'node:assert/strict';
import type { DiscordApplication, DiscordBot, Environment } from '../_shared/environment.ts';
import { API_KEY, CLIENT_ID, secrets, viewer } from './people.ts';
import { newDiscord, pretendDiscord } from './pretend-discord.ts';
import type { DiscordState } from './pretend-discord.ts';
import { pretendSupabase } from './pretend-supabase.ts';
import type { Database, Kept } from './pretend-supabase.ts';

type Everything = Environment & DiscordApplication & DiscordBot;
export type CreateHandler = (environment: Everything) => (request: Request) => Promise<Response>;

/** How a pretend server misbehaves at one address, for one call; null answers as usual. */
export type Trouble = (request: Request) => Response | Promise<Response> | null;

/** What a page gets to see of an answer. */
export interface Seen {
  status: number;
  body: unknown;
}

/** One call's world: a Supabase and a Discord on loopback, and what was asked of them. */
export interface Scene {
  environment: Everything;
  database: Database;
  discord: DiscordState;
  /** What goes wrong, by address: `/users/@me`. */
  troubles: Map<string, Trouble>;
  /** What the functions asked, in order: `discord GET /users/@me`. */
  asked: string[];
  /** What the functions logged, line by line. */
  logged: string[];
  /** Answers when the scene is over, so never as far as a function can tell: its time limits run out. */
  never: Trouble;
  /** Lets every time limit run out that was set so far. Until then none does, however slow the machine is. */
  runOut: () => void;
}

/** A call as the page makes it, with what a test wants different. `undefined` leaves a header out. */
export interface Wish {
  method?: string;
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  text?: string;
  headers?: Readonly<Record<string, string | undefined>>;
}

/**
 * A test in a scene of its own. Whatever the test is about, it fails when a secret gets into the log or an answer
 * comes without the headers that let a page read it.
 */
export function play(name: string, act: (scene: Scene) => Promise<void>): void {
  Deno.test(name, async () => {
    const over = Promise.withResolvers<void>();
    const limits = captureLimits();
    const servers: Deno.HttpServer[] = [];
    const scene: Scene = {
      environment: environmentOf('', ''),
      database: {
        kept: new Map([[viewer.id, keptToken()]]),
        guildAccess: new Map(),
        verifications: new Map(),
        failing: new Map(),
      },
      discord: newDiscord(),
      troubles: new Map(),
      asked: [],
      logged: [],
      runOut: limits.runOut,
      never: async () => {
        limits.runOut();
        await over.promise;
        return new Response();
      },
    };
    const serve = (who: string, answer: typeof pretendDiscord) => {
      const server = Deno.serve(
        { hostname: '127.0.0.1', port: 0, onListen: () => undefined },
        async (request) => {
          const { pathname } = new URL(request.url);
          scene.asked.push(`${who} ${request.method} ${pathname}`);
          return (await scene.troubles.get(pathname)?.(request)) ?? answer(request, scene);
        },
      );
      servers.push(server);
      return `http://127.0.0.1:${server.addr.port}`;
    };
    scene.environment = environmentOf(
      serve('supabase', pretendSupabase),
      serve('discord', pretendDiscord),
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

/** Makes a call and reads the answer, whose headers it checks on the way. */
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

/** Without it, a time limit that is missing would not fail a test but hang it. A slow machine needs the minute. */
async function soon<Value>(promise: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The function did not answer')), 60_000);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the database keeps of the viewer's token; half an hour is left of it. */
export function keptToken(changes: Partial<Kept> = {}): Kept {
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

/** Puts time limits under the control of a scene, in place of the clock. */
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
  const kept = { ...console };
  const write = (...parts: unknown[]) => void into.push(parts.map(String).join(' '));
  Object.assign(console, { log: write, info: write, debug: write, warn: write, error: write });
  return () => void Object.assign(console, kept);
}
