import * as v from 'valibot';
import { parseJson } from '../json';

const KEY = 'grouped:account-form';

const draft = v.object({ username: v.string(), email: v.string() });

export type AccountDraft = v.InferOutput<typeof draft>;

/** Returns the input of the account form that this tab stored before a reload; null if there is none. */
export function readAccountDraft(): AccountDraft | null {
  const parsed = v.safeParse(draft, parseJson(read() ?? 'null'));
  return parsed.success ? parsed.output : null;
}

/** Stores the username and the email address until the tab is closed. The password is never stored. */
export function saveAccountDraft({ username, email }: AccountDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ username, email }));
  } catch {
    // Session storage is blocked or full. The form will be empty after a reload.
  }
}

export function forgetAccountDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Session storage is blocked, so nothing was stored.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
