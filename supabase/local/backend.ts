import { join } from 'node:path';
import { answerDiscord, BOT_TOKEN } from '#mocks/designer/discord-api';
import { LOCAL_ANON_KEY, LOCAL_SECRET_KEY, startApi } from './api';
import {
  addFactors,
  connect,
  createProject,
  createRoles,
  grantRoles,
  migrate,
  seed,
} from './database';
import { startEdgeFunctions } from './edge-functions';
import { type HttpServer, serveHttp } from './http';
import { startPostgres } from './postgres';
import { startRealtime } from './realtime';

/** A backend on loopback that replaces a Supabase project. */
export interface LocalBackend extends HttpServer {
  anonKey: string;
  /** The database URL of a superuser, for inspecting the data. */
  databaseUrl: string;
  /** The names of the migrations that were applied at this start. */
  migrated: readonly string[];
}

const DATABASE = 'grouped';

/** The path at which the stand-in for Discord answers. */
const DISCORD = '/discord';

/**
 * Starts the local backend: PostgreSQL with the migrations and the seed, Supabase's Data API, Auth and
 * Realtime, the edge functions on Deno, and a stand-in for Discord. With `keep`, it uses the data of an earlier start and applies missing
 * migrations.
 *
 * @throws if a part does not start
 */
export async function startBackend({
  home,
  keep,
  reset = false,
  port = 0,
}: {
  home: string;
  keep: boolean;
  /** Deletes the data of earlier starts. */
  reset?: boolean;
  /** 0 selects a free port. */
  port?: number;
}): Promise<LocalBackend> {
  const parts: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const part of parts.toReversed()) await part.stop();
  };
  try {
    const postgres = await startPostgres({ dataDir: join(home, 'postgres'), keep, reset });
    parts.push(postgres);
    const migrated = await openDatabase(postgres);
    const api = startApi(postgres.url(DATABASE));
    parts.push(api);
    parts.push(startSchedule(postgres.url(DATABASE)));
    const realtime = await startRealtime(postgres.url(DATABASE), api.claimsOf);
    parts.push(realtime);
    let functions: HttpServer | null = null;
    const answer = (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(DISCORD)) {
        return answerDiscord(new Request(request.url.replace(DISCORD, ''), request));
      }
      if (!pathname.startsWith('/functions/v1/'))
        return answerAnyOrigin(request, (call) => api.fetch(call));
      return functions ? forward(request, functions.url) : Promise.resolve(starting());
    };
    const gateway = await serveHttp(port, answer, realtime.upgrade);
    parts.push(gateway);
    functions = await startEdgeFunctions({
      SUPABASE_URL: gateway.url,
      SUPABASE_SERVICE_ROLE_KEY: LOCAL_SECRET_KEY,
      DISCORD_API_URL: `${gateway.url}${DISCORD}/api/v10`,
      DISCORD_CLIENT_ID: 'local',
      DISCORD_CLIENT_SECRET: 'local',
      DISCORD_BOT_TOKEN: BOT_TOKEN,
    });
    parts.push(functions);
    parts.push(startSender(functions.url));
    const databaseUrl = postgres.url(DATABASE);
    return { url: gateway.url, anonKey: LOCAL_ANON_KEY, databaseUrl, migrated, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Migrates the existing database, or creates a new one. Returns the applied migrations. */
async function openDatabase(postgres: Parameters<typeof createRoles>[0]): Promise<string[]> {
  const sql = connect(postgres.url('postgres'));
  const [known] = await sql`select 1 from pg_database where datname = ${DATABASE}`;
  await sql.end();
  if (known) {
    await grantRoles(postgres);
    await addFactors(postgres, DATABASE);
    return migrate(postgres, DATABASE);
  }
  await createRoles(postgres);
  const migrated = await createProject(postgres, DATABASE);
  await seed(postgres, DATABASE);
  return migrated;
}

/** Removes old rows every five minutes, as the schedule of a hosted project does (docs/deploy.md). */
function startSchedule(url: string): { stop(): Promise<void> } {
  const sql = connect(url);
  const prune = () => {
    sql`select private.prune()`.catch((error: unknown) => {
      console.error('Old rows were not removed.', error);
    });
  };
  const timer = setInterval(prune, 5 * 60_000);
  return {
    stop: async () => {
      clearInterval(timer);
      await sql.end();
    },
  };
}

/** Sends the messages that are due every ten seconds, as the schedule of a hosted project does (docs/deploy.md). */
function startSender(url: string): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const send = async () => {
    const answer = await fetch(`${url}/functions/v1/send-messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${LOCAL_SECRET_KEY}` },
      signal: stopping.signal,
    });
    if (!answer.ok) console.error('Messages were not sent.', await answer.text());
  };
  const timer = setInterval(() => {
    send().catch((error: unknown) => {
      if (!stopping.signal.aborted) console.error('Messages were not sent.', error);
    });
  }, 10_000);
  return {
    stop: () => {
      clearInterval(timer);
      stopping.abort();
      return Promise.resolve();
    },
  };
}

/**
 * Adds the CORS headers that the gateway adds. As in a real project, a page of any origin may send any header. The
 * functions set their own headers.
 */
async function answerAnyOrigin(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const isPreflight = request.method === 'OPTIONS';
  const { status, body, headers } = isPreflight
    ? new Response(null, { status: 204 })
    : await answer(request);
  const open = new Headers(headers);
  open.set('Access-Control-Allow-Origin', '*');
  open.set('Access-Control-Expose-Headers', 'Content-Range, X-Supabase-Api-Version');
  if (isPreflight) {
    const requestedHeaders = request.headers.get('Access-Control-Request-Headers') ?? '';
    open.set('Access-Control-Allow-Headers', requestedHeaders);
    open.set('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
    open.set('Access-Control-Max-Age', '3600');
  }
  return new Response(body, { status, headers: open });
}

async function forward(request: Request, to: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = await fetch(new Request(`${to}${pathname}${search}`, request));
  const headers = new Headers(answer.headers);
  // `fetch` has already decoded the body, so the headers about its encoding no longer apply.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(answer.body, { status: answer.status, headers });
}

function starting(): Response {
  return Response.json({ error: 'The edge functions are still starting' }, { status: 503 });
}
