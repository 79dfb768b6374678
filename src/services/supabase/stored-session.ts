import type { Session } from '#domain/session/session';
import * as v from 'valibot';
import { readItem, removeItem, watchItem, writeItem } from '../browser/local-storage';
import { parseJson } from '../json';
import { STORAGE_KEY } from './has-stored-session';
import { sessionFrom } from './session';

/** The two tokens a session can be restored from. */
export interface StoredTokens {
  access_token: string;
  refresh_token: string;
}

const storedTokens = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
});

/** The tokens kept, also out of an entry the auth client itself would throw away; null without any. */
export function readStoredTokens(): StoredTokens | null {
  const parsed = v.safeParse(storedTokens, parseJson(readItem(STORAGE_KEY) ?? 'null'));
  return parsed.success ? parsed.output : null;
}

/** The session kept, whether it is still good or not; null where it is none. */
export function storedSession(): Session | null {
  return sessionFrom(parseJson(readItem(STORAGE_KEY) ?? 'null'));
}

/** Milliseconds before its end at which the auth client refreshes a session rather than use it. */
export const REFRESH_MARGIN = 90_000;

/** The session kept, where it can be used as it is; null where it has to be refreshed, or mended, or is none. */
export function readGoodSession(): Session | null {
  const session = storedSession();
  return session && session.expiresAt * 1_000 - Date.now() > REFRESH_MARGIN ? session : null;
}

export function removeStoredSession(): void {
  removeItem(STORAGE_KEY);
}

/** Tells when another tab signs in, refreshes or signs out. Returns the way to stop. */
export function watchStoredSession(onChange: (kept: boolean) => void): () => void {
  return watchItem(STORAGE_KEY, (value) => onChange(value !== null));
}

/** The storage the auth client is given: it keeps everything of a session except the Discord tokens. */
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
