import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { PersonName } from '#mocks/people';

/** How a side is reached: where it is, its public key, and the tokens its auth server would give out. */
export interface Side {
  url: string;
  anonKey: string;
  fetch: (request: Request) => Promise<Response>;
  /** An access token of a person that ends in so many seconds; a negative number has ended. */
  tokenOf: (person: PersonName, expiresIn: number) => string;
}

/** A request past supabase-js, for what it does not let a caller do wrong. */
interface Wish {
  /** Whose token comes along; null for nobody's, undefined for no token at all. */
  as?: PersonName | null;
  method?: string;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Without the public key, or with a wrong one. */
  apikey?: string | null;
}

/** What a case gets to work with. It must not notice which side it is on. */
export interface World {
  /** A client that is signed in as a person; for null one that nobody is signed in with. */
  as: (person: PersonName | null) => SupabaseClient;
  /** A client whose session has ended. */
  expired: (person: PersonName) => SupabaseClient;
  tokenOf: (person: PersonName, expiresIn?: number) => string;
  call: (path: string, wish?: Wish) => Promise<{ status: number; body: unknown }>;
}

/** One call, or a few, and what must come of it on both sides. */
export type Cases = Readonly<Record<string, (world: World) => Promise<void>>>;

const HOUR = 3_600;

/** The world of one case on one side. */
export function worldOn(side: Side): World {
  const tokenOf = (person: PersonName, expiresIn = HOUR) => side.tokenOf(person, expiresIn);
  const client = (token: string | null) =>
    createClient(side.url, side.anonKey, {
      global: { fetch: (input, init) => side.fetch(new Request(input, init)) },
      ...(token === null
        ? { auth: { persistSession: false, autoRefreshToken: false } }
        : { accessToken: () => Promise.resolve(token) }),
    });
  return {
    as: (person) => client(person && tokenOf(person)),
    expired: (person) => client(tokenOf(person, -HOUR)),
    tokenOf,
    call: async (path, wish = {}) => {
      const response = await side.fetch(requestOf(path, wish, side));
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : JSON.parse(text) };
    },
  };
}

function requestOf(path: string, wish: Wish, side: Side): Request {
  const { as, method = 'POST', body, headers, apikey = side.anonKey } = wish;
  const token = as === null ? side.anonKey : as && side.tokenOf(as, HOUR);
  return new Request(side.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(apikey !== null && { apikey }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** What an answer of supabase-js comes to, where it is an error that the app tells apart. */
export function errorIn({
  status,
  error,
}: {
  status: number;
  error: { code: string; hint?: string } | null;
}) {
  return { status, code: error?.code ?? null };
}
