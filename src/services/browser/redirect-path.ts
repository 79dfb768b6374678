import { redirectPathAfterSignIn, redirectPathToStore } from '#domain/session/redirect';
import { readItem, removeItem, writeItem } from './local-storage';

const KEY = 'authRedirectPath';

/** Remembers where to go back to after signing in (spec §4). */
export function saveRedirectPath(currentPath: string): void {
  writeItem(KEY, redirectPathToStore(currentPath));
}

/** Reads and forgets the remembered path; '/servers' where none, or none worth following, was kept. */
export function takeRedirectPath(): string {
  const saved = readItem(KEY);
  removeItem(KEY);
  return redirectPathAfterSignIn(saved);
}

/** Forgets the remembered path, as signing out does. */
export function forgetRedirectPath(): void {
  removeItem(KEY);
}
