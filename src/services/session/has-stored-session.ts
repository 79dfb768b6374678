import { readItem } from '../browser/local-storage';

/** The key of the session in local storage (product.md §6.1). */
export const STORAGE_KEY = 'supabase-auth';

/** Returns true for an invalid session, too. If none is stored, the user is signed out, and no request is needed. */
export function hasStoredSession(): boolean {
  return readItem(STORAGE_KEY) !== null;
}
