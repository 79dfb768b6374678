import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { PersonName } from '#mocks/session/people';

/**
 * One of the two backends that are compared: its URL, its public key, and access tokens as its auth server issues them.
 */
export interface Side {
  url: string;
  anonKey: string;
  fetch: (request: Request) => Promise<Response>;
  /**
   * Returns a person's access token that expires in `expiresIn` seconds. If `expiresIn` is negative, the token has
   * already expired.
   */
  tokenOf: (person: PersonName, expiresIn: number) => string;
  /** Stores a purchase that an event has made. Events come from payment providers, so no client can do this. */
  sell: (sale: Sale) => Promise<void>;
  /** Makes a server require a second factor of its editors. Its owner needs one, which these tokens have not used. */
  requireFactor: (serverId: string) => Promise<void>;
}

/** A purchase with Stripe. It is confirmed by the buyer, or else linked to their Discord account by the seller. */
export interface Sale {
  id: string;
  storeId: string;
  membershipId: string;
  buyer: PersonName;
  isConfirmed: boolean;
}

/** A request that is sent without supabase-js. It can be malformed in ways that the library does not allow. */
interface Wish {
  /** The person whose token is sent. Null sends an unknown token; undefined sends no token. */
  as?: PersonName | null;
  method?: string;
  /** Sent as JSON. A string is sent unchanged. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Replaces the public key of the request. Null sends no key. */
  apikey?: string | null;
}

/** The clients and calls that a case may use. A case must behave the same on both sides. */
export interface World {
  /** Returns a client that is signed in as a person, or signed out for null. */
  as: (person: PersonName | null) => SupabaseClient;
  /** Returns a client whose session has expired. */
  expired: (person: PersonName) => SupabaseClient;
  tokenOf: (person: PersonName, expiresIn?: number) => string;
  sell: Side['sell'];
  requireFactor: Side['requireFactor'];
  call: (path: string, wish?: Wish) => Promise<{ status: number; body: unknown }>;
}

/** The cases by name. Each case makes one or more calls and expects the result that both sides must return. */
export type Cases = Readonly<Record<string, (world: World) => Promise<void>>>;

const HOUR = 3_600;

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
    sell: side.sell,
    requireFactor: side.requireFactor,
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

/** Returns the status and code of an error from supabase-js. The app distinguishes errors by these two values. */
export function errorIn({
  status,
  error,
}: {
  status: number;
  error: { code: string; hint?: string } | null;
}) {
  return { status, code: error?.code ?? null };
}
