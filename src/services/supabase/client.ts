import type { AuthClient } from '@supabase/auth-js';
import { REQUEST_LIMIT, withinLimit } from '../time-limit';
import { readItem, removeItem, writeItem } from '../browser/local-storage';
import { readingAuthAnswers } from '../session/auth-answers';
import { STORAGE_KEY } from '../session/has-stored-session';
import { hasExpiredSession, sessionStorageWithoutProvider } from '../session/stored-session';

export interface SupabaseAddress {
  /** The URL of the backend, without a trailing slash. */
  url: string;
  anonKey: string;
  /** The origin of the site, if a host may serve it. Undefined in demo mode and on the server. */
  site?: string;
}

export type Client = InstanceType<typeof AuthClient>;

let address: SupabaseAddress | null = null;
let client: Promise<Client> | null = null;
const waiting = new Set<(client: Client) => void>();
const discarded = new Set<() => void>();

/** Call it once before anything else in this file. A later call, as of the next story, discards the current client. */
export function configureSupabase(to: SupabaseAddress): void {
  if (client)
    void client.then(
      (ended) => ended.dispose(),
      () => {},
    );
  address = to;
  client = null;
  for (const end of discarded) end();
  discarded.clear();
}

/** Calls `end` once, when the address of the backend is set again. */
export function whenDiscarded(end: () => void): void {
  discarded.add(end);
}

/** @throws if `configureSupabase` was not called, which is a programming error. */
export function supabaseAddress(): SupabaseAddress {
  if (!address) throw new Error('configureSupabase must be called before the backend is used.');
  return address;
}

/**
 * Returns null if the library cannot be loaded. It (21 kB) is loaded on first use, as a valid session does not need it.
 */
export function reachableClient(): Promise<Client | null> {
  client ??= startClient();
  return client.catch(() => null);
}

/** Calls `listener` as soon as the client is loaded, but does not load it. Returns a function that stops waiting. */
export function whenClientStarts(listener: (client: Client) => void): () => void {
  let wanted = true;
  const once = (started: Client) => {
    if (wanted) listener(started);
  };
  if (client) void reachableClient().then((started) => started && once(started));
  else waiting.add(once);
  return () => {
    wanted = false;
    waiting.delete(once);
  };
}

/** Holds the code verifier of a pending sign-in, or of a link that was sent by email. */
const VERIFIER_KEY = `${STORAGE_KEY}-code-verifier`;

/** Returns whether this browser started a sign-in that is still pending. */
export function hasBegunSignIn(): boolean {
  return readItem(VERIFIER_KEY) !== null;
}

/** Stores the code verifier of a link that this browser has requested, in the format of the library. */
export function keepCodeVerifier(verifier: string): void {
  writeItem(VERIFIER_KEY, JSON.stringify(verifier));
}

/** Call it if no email with a link was sent for the sign-in. */
export function forgetBegunSignIn(): void {
  removeItem(VERIFIER_KEY);
}

/**
 * Exchanges the code of a sign-in for a session. Does not store the session as the session of this browser. The code
 * verifier is removed even if the exchange fails.
 * @throws (rejects) if the library cannot be loaded.
 */
export async function exchangeCode(code: string) {
  const storageKey = `${STORAGE_KEY}-exchange`;
  const items = new Map([[`${storageKey}-code-verifier`, readItem(VERIFIER_KEY) ?? '']]);
  removeItem(VERIFIER_KEY);
  const exchange = await newClient({
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    storageKey,
    fetch: fetchWithinLimit,
  });
  try {
    return await exchange.exchangeCodeForSession(code);
  } finally {
    await exchange.dispose();
  }
}

async function startClient(): Promise<Client> {
  try {
    const started = await newClient({
      storage: sessionStorageWithoutProvider,
      storageKey: STORAGE_KEY,
      fetch: readingAuthAnswers(fetchWithinLimit, hasExpiredSession),
    });
    for (const listener of waiting) listener(started);
    waiting.clear();
    return started;
  } catch (error) {
    // Do not cache a failed load, so that the next call tries again.
    client = null;
    throw error;
  }
}

async function newClient(
  options: Pick<AuthClientOptions, 'storage' | 'storageKey' | 'fetch'>,
): Promise<Client> {
  const { AuthClient: Library } = await import('@supabase/auth-js');
  const { url, anonKey } = supabaseAddress();
  return new Library({
    ...options,
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    persistSession: true,
    flowType: 'pkce',
    // The sign-in-redirect machine reads the code and asks the user before it replaces a session.
    detectSessionInUrl: false,
    // The session machine schedules refreshes.
    autoRefreshToken: false,
  });
}

type AuthClientOptions = NonNullable<ConstructorParameters<typeof AuthClient>[0]>;

/** Like `fetch`, but with a time limit that includes reading the body. The libraries use it for all requests. */
export async function fetchWithinLimit(
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  return fetchWithin(REQUEST_LIMIT, input, init);
}

export async function fetchWithin(
  limit: number,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  return withinLimit(
    async (signal) => {
      const response = await fetch(input, { ...init, signal });
      const body = await response.arrayBuffer();
      // A response with a status such as 204 must have no body; even an empty one is invalid.
      return new Response(body.byteLength > 0 ? body : null, response);
    },
    { limit, signal: init?.signal },
  );
}
