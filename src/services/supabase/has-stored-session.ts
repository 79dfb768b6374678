import { readItem } from '../browser/local-storage';

/** Where the session is kept in local storage (spec §7). */
export const STORAGE_KEY = 'supabase-auth';

/** Whether anything is kept, readable or not: whoever has nothing there is signed out, and need not be asked for. */
export function hasStoredSession(): boolean {
  return readItem(STORAGE_KEY) !== null;
}
