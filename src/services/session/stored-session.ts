import type { Session } from '#domain/session/session';
import * as v from 'valibot';
import { readItem, removeItem, watchItem, writeItem } from '../browser/local-storage';
import { parseJson } from '../json';
import { STORAGE_KEY } from './has-stored-session';
import { sessionFrom } from './session';

/** The tokens from which a session can be restored. */
interface StoredTokens {
  access_token: string;
  refresh_token: string;
}

const storedTokens = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
});

/** Returns the stored tokens, even from an entry that the auth client would remove; null if there are none. */
export function readStoredTokens(): StoredTokens | null {
  const parsed = v.safeParse(storedTokens, parseJson(readItem(STORAGE_KEY) ?? 'null'));
  return parsed.success ? parsed.output : null;
}

export function storedSession(): Session | null {
  return sessionFrom(parseJson(readItem(STORAGE_KEY) ?? 'null'));
}

/** The auth client refreshes a session before use if it expires within this many milliseconds. */
export const REFRESH_MARGIN = 90_000;

export function readGoodSession(): Session | null {
  const session = storedSession();
  return session && session.expiresAt * 1_000 - Date.now() > REFRESH_MARGIN ? session : null;
}

/** Returns whether the access token of the stored session has expired, so that only its refresh token is left. */
export function hasExpiredSession(): boolean {
  const session = storedSession();
  return session !== null && session.expiresAt * 1_000 <= Date.now();
}

export function removeStoredSession(): void {
  removeItem(STORAGE_KEY);
}

/** Calls `onChange` when another tab signs in, refreshes, or signs out. Returns a function that unsubscribes. */
export function watchStoredSession(onChange: (isStored: boolean) => void): () => void {
  return watchItem(STORAGE_KEY, (value) => onChange(value !== null));
}

export const sessionStorageWithoutProvider = {
  getItem: readItem,
  removeItem,
  setItem(key: string, value: string): void {
    writeItem(key, withoutProviderTokens(value));
  },
};

function withoutProviderTokens(value: string): string {
  return JSON.stringify(parseJson(value), (name, part: unknown) =>
    name === 'provider_token' || name === 'provider_refresh_token' ? undefined : part,
  );
}
