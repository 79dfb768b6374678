import { readItem } from '../browser/local-storage';

/** The key of the session in local storage (product.md §6.1). */
export const STORAGE_KEY = 'supabase-auth';

/**
 * Returns whether a session is stored, even if it is not valid. If none is stored, the user is signed out, and no
 * request is needed.
 */
export function hasStoredSession(): boolean {
  return readItem(STORAGE_KEY) !== null;
}
