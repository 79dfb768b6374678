import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { connect } from './database';
import { authServer } from './auth-server';
import { claimsIn, LOCAL_JWT_SECRET } from './tokens';

export const LOCAL_ANON_KEY = 'sb_publishable_local';
/** The secret key for the local edge functions. Like the local tokens, it works only with a database on loopback. */
export const LOCAL_SECRET_KEY = 'sb_secret_local';

/** Supabase's Data API and Auth for a local database: `/rest/v1` and `/auth/v1`. */
export interface LocalApi {
  fetch: (request: Request) => Promise<Response>;
  /** Returns the claims of an access token or of an API key. Returns null if the token or the key is not valid. */
  claimsOf: (accessToken: string) => Promise<Readonly<Record<string, unknown>> | null>;
  stop: () => Promise<void>;
}

/**
 * Serves a database with the API of Supabase, using `@supabase/lite`. The library connects as the superuser, because it
 * reads users and sessions itself. For each request, it switches to the caller's role.
 */
export function startApi(databaseUrl: string): LocalApi {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: 24,
      onnotice: () => {},
      // The library connects as the superuser, so the limits of the roles do not apply (supabase/README.md).
      connection: { TimeZone: 'UTC', statement_timeout: 8_000, lock_timeout: 3_000 },
      types: {
        // PostgREST returns timestamps in ISO 8601, but the library's driver would return them in PostgreSQL's format.
        timestamptz: {
          to: 1184,
          from: [1184],
          serialize: String,
          parse: (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
        },
        json: jsonAsText(114),
        jsonb: jsonAsText(3802),
      },
    },
  });
  // Without this state, the library would grant every table to every role on its first request.
  Object.assign(connection, { rlsState: 'active' });
  const app = new App({
    connection,
    api: { schemas: ['public'] },
    auth: {
      enabled: true,
      jwt_secret: LOCAL_JWT_SECRET,
      publishable_key: LOCAL_ANON_KEY,
      secret_key: LOCAL_SECRET_KEY,
      // The auth settings are those of supabase/config.toml, except that no email is sent: a new account is signed in
      // at once.
      minimum_password_length: 8,
    },
  });
  const sql = connect(databaseUrl);
  const auth = authServer(sql, (request) => app.fetch(request));
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/auth/v1/')) return auth(request);
    return withErrorCodes(await app.fetch(withExactIds(request)));
  };
  return {
    fetch: answer,
    claimsOf: async (accessToken) => {
      if (accessToken === LOCAL_ANON_KEY) return { role: 'anon' };
      if (accessToken === LOCAL_SECRET_KEY) return { role: 'service_role' };
      const headers = { apikey: LOCAL_ANON_KEY, Authorization: `Bearer ${accessToken}` };
      const user = new Request('http://127.0.0.1/auth/v1/user', { headers });
      return (await answer(user)).ok ? claimsIn(accessToken) : null;
    },
    stop: async () => {
      await sql.end();
      await connection.close();
    },
  };
}

/**
 * Passes JSON through as text. The library has already serialized the JSON, and its driver would encode the text again
 * as a JSON string.
 */
function jsonAsText(type: number) {
  return {
    to: type,
    from: [type],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  };
}

/** The errors to which the library gives the status 500 and no code, with the status and code of PostgREST. */
const uncodedErrors = [
  { phrase: /new row for relation .* violates check constraint .*/, code: '23514', status: 400 },
  { phrase: /canceling statement due to statement timeout/, code: '57014', status: 500 },
  { phrase: /canceling statement due to lock timeout/, code: '55P03', status: 500 },
];

/** Converts the library's response to some errors of the database to that of PostgREST. */
async function withErrorCodes(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  for (const { phrase, code, status } of uncodedErrors) {
    const [message] = phrase.exec(messageOf(body)) ?? [];
    if (message !== undefined)
      return Response.json({ code, message, details: null, hint: null }, { status });
  }
  return response;
}

function messageOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
}

/**
 * Rewrites id filters as quoted lists. The library would parse `id=eq.845201933120405504` as a number and lose digits.
 */
function withExactIds(request: Request): Request {
  const url = new URL(request.url);
  const filters = [...url.searchParams].map(([column, filter]) => {
    const [, id] = /^eq\.(\d{16,20})$/.exec(filter) ?? [];
    return [column, id === undefined ? filter : `in.("${id}")`];
  });
  url.search = new URLSearchParams(filters).toString();
  return new Request(url, request);
}
