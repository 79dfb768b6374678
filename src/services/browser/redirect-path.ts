import { redirectPathAfterSignIn, redirectPathToStore } from '#domain/session/redirect';
import { readItem, removeItem, writeItem } from './local-storage';

const KEY = 'authRedirectPath';

/** Stores the path to return to after sign-in (product.md §6.8). */
export function saveRedirectPath(currentPath: string): void {
  writeItem(KEY, redirectPathToStore(currentPath));
}

/** Returns and removes the stored path; '/servers' if there is none or it is not a path of this site. */
export function takeRedirectPath(): string {
  const saved = readItem(KEY);
  removeItem(KEY);
  return redirectPathAfterSignIn(saved);
}

export function forgetRedirectPath(): void {
  removeItem(KEY);
}
