import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';

/** The public key of the local backend. */
export const LOCAL_ANON_KEY = 'sb_publishable_local';
/** The key of the local backend's edge functions; like the tokens it opens nothing but a database on loopback. */
export const LOCAL_SECRET_KEY = 'sb_secret_local';
/** What the local backend signs session tokens with. */
export const LOCAL_JWT_SECRET = 'a-secret-that-signs-local-sessions-only';

/** Supabase's Data API and Auth over a local database: `/rest/v1` and `/auth/v1`. */
export interface LocalApi {
  fetch(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Serves a database the way Supabase does, through `@supabase/lite`. The connection is the superuser's: the library
 * looks up users and sessions itself, and takes the caller's role for each request.
 */
export function startApi(databaseUrl: string): LocalApi {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: 24,
      onnotice: () => {},
      types: {
        // PostgREST writes timestamps as ISO 8601; the library's driver would keep PostgreSQL's own form.
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
  // On its first request the library would grant every table to everybody; with this it believes that it has.
  Object.assign(connection, { rlsState: 'active' });
  const app = new App({
    connection,
    api: { schemas: ['public'] },
    auth: {
      enabled: true,
      jwt_secret: LOCAL_JWT_SECRET,
      publishable_key: LOCAL_ANON_KEY,
      secret_key: LOCAL_SECRET_KEY,
    },
  });
  return {
    fetch: async (request) => app.fetch(withExactIds(request)),
    stop: () => connection.close(),
  };
}

/** The library hands JSON over as text, of which its driver would make a JSON string once more. */
function jsonAsText(type: number) {
  return {
    to: type,
    from: [type],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  };
}

/**
 * The library reads `id=eq.845201933120405504` as a number, which has lost its last digits; in a quoted list it keeps
 * the text.
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
