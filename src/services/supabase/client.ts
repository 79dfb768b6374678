import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { REQUEST_LIMIT, UPLOAD_LIMIT, withinLimit } from '../time-limit';
import { readItem, removeItem, writeItem } from '../browser/local-storage';
import { readingAuthAnswers } from '../session/auth-answers';
import { STORAGE_KEY } from '../session/has-stored-session';
import { hasExpiredSession, sessionStorageWithoutProvider } from '../session/stored-session';

export interface SupabaseAddress {
  /** The URL of the backend, without a trailing slash. */
  url: string;
  anonKey: string;
}

export type Client = SupabaseClient<Database>;

let address: SupabaseAddress | null = null;
let client: Promise<Client> | null = null;
const waiting = new Set<(client: Client) => void>();

/**
 * Sets the address of the backend. Must be called once before any other function in this file. Each later call discards
 * the current client, for example when the next story opens.
 */
export function configureSupabase(to: SupabaseAddress): void {
  if (client) void client.then(endClient, () => {});
  address = to;
  client = null;
}

async function endClient(ended: Client): Promise<void> {
  await ended.realtime.disconnect();
  await ended.auth.dispose();
}

/** @throws if `configureSupabase` was not called, which is a programming error. */
export function supabaseAddress(): SupabaseAddress {
  if (!address) throw new Error('configureSupabase must be called before the backend is used.');
  return address;
}

/**
 * Returns the single client. The library (50 kB) is loaded on first use, because pages without dynamic data do not need
 * it.
 * @throws (rejects) if the library cannot be loaded. Services use `reachableClient` instead.
 */
export function supabaseClient(): Promise<Client> {
  client ??= startClient(supabaseAddress());
  return client;
}

/** Returns the client; null if the library cannot be loaded because the network is down. */
export function reachableClient(): Promise<Client | null> {
  return supabaseClient().catch(() => null);
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

/**
 * The key under which the client stores the code verifier of a pending sign-in, or of a link that was sent by email.
 */
const VERIFIER_KEY = `${STORAGE_KEY}-code-verifier`;

/** Returns whether this browser started a sign-in that is still pending. */
export function hasBegunSignIn(): boolean {
  return readItem(VERIFIER_KEY) !== null;
}

/** Stores the code verifier of a link that this browser has requested, in the format of the library. */
export function keepCodeVerifier(verifier: string): void {
  writeItem(VERIFIER_KEY, JSON.stringify(verifier));
}

/**
 * Removes the code verifier of a pending sign-in. Call this function if no email with a link was sent for the sign-in.
 */
export function forgetBegunSignIn(): void {
  removeItem(VERIFIER_KEY);
}

/**
 * Exchanges the code of a sign-in for a session. Does not store the session as the session of this browser. The code
 * verifier is removed even if the exchange fails.
 * @throws (rejects) if the library cannot be loaded.
 */
export async function exchangeCode(code: string) {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, anonKey } = supabaseAddress();
  const storageKey = `${STORAGE_KEY}-exchange`;
  const items = new Map([[`${storageKey}-code-verifier`, readItem(VERIFIER_KEY) ?? '']]);
  removeItem(VERIFIER_KEY);
  const exchange = createClient(url, anonKey, {
    auth: {
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => void items.set(key, value),
        removeItem: (key) => void items.delete(key),
      },
      storageKey,
      flowType: 'pkce',
      detectSessionInUrl: false,
      autoRefreshToken: false,
    },
    global: { fetch: fetchWithinLimit },
  });
  try {
    return await exchange.auth.exchangeCodeForSession(code);
  } finally {
    await exchange.auth.dispose();
  }
}

/** Like `fetch`, but with a time limit that includes reading the body. The library uses it for all requests. */
async function fetchWithinLimit(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const isUpload = String(input instanceof Request ? input.url : input).includes('/storage/v1/');
  return withinLimit(
    async (signal) => {
      const response = await fetch(input, { ...init, signal });
      const body = await response.arrayBuffer();
      // A response with a status such as 204 must have no body; even an empty one is invalid.
      return new Response(body.byteLength > 0 ? body : null, response);
    },
    { limit: isUpload ? UPLOAD_LIMIT : REQUEST_LIMIT, signal: init?.signal },
  );
}

async function startClient({ url, anonKey }: SupabaseAddress): Promise<Client> {
  try {
    const { createClient } = await import('@supabase/supabase-js');
    const started = createClient<Database>(url, anonKey, {
      auth: {
        storage: sessionStorageWithoutProvider,
        storageKey: STORAGE_KEY,
        flowType: 'pkce',
        // The sign-in-redirect machine reads the code and asks the user before it replaces a session.
        detectSessionInUrl: false,
        // The session machine schedules refreshes.
        autoRefreshToken: false,
      },
      global: { fetch: readingAuthAnswers(fetchWithinLimit, hasExpiredSession) },
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
