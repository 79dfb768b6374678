import { paths } from '#domain/paths';
import { redirectPathAfterSignIn, redirectPathToStore } from '#domain/session/redirect';
import { readItem, removeItem, writeItem } from '../browser/local-storage';

const KEY = 'authRedirectPath';
const VERIFICATION_KEY = 'grouped:verification';

/** Stores the path, and whether the verification page started the sign-in (product.md §6.8). */
export function saveRedirectPath(currentPath: string): void {
  writeItem(KEY, redirectPathToStore(currentPath));
  if (currentPath.toLowerCase().replace(/\/+$/, '') === paths.verification.href()) {
    writeItem(VERIFICATION_KEY, 'asked');
  } else {
    removeItem(VERIFICATION_KEY);
  }
}

/** Returns and removes the stored path; '/servers' if there is none or it is not a path of this site. */
export function takeRedirectPath(): string {
  const saved = readItem(KEY);
  removeItem(KEY);
  return redirectPathAfterSignIn(saved);
}

/** Returns whether the sign-in has to return to the verification page. Later calls return false. */
export function takeVerificationReturn(): boolean {
  const isAsked = readItem(VERIFICATION_KEY) === 'asked';
  removeItem(VERIFICATION_KEY);
  return isAsked;
}

export function forgetRedirectPath(): void {
  removeItem(KEY);
  removeItem(VERIFICATION_KEY);
}
