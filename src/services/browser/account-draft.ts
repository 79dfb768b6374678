import * as v from 'valibot';
import { parseJson } from '../json';

const KEY = 'grouped:account-form';

const draft = v.object({ username: v.string(), email: v.string() });

export type AccountDraft = v.InferOutput<typeof draft>;

/** Returns what was typed in the account form of this tab before a reload; null if there is nothing. */
export function readAccountDraft(): AccountDraft | null {
  const parsed = v.safeParse(draft, parseJson(read() ?? 'null'));
  return parsed.success ? parsed.output : null;
}

/** Keeps the username and the email address until the tab is closed. The password is never stored. */
export function saveAccountDraft({ username, email }: AccountDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ username, email }));
  } catch {
    // Session storage is blocked or full: a reload empties the form.
  }
}

export function forgetAccountDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was stored.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
