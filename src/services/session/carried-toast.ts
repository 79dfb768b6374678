import * as v from 'valibot';
import { TOAST_KEY } from './has-carried-toast';

const schema = v.object({
  tone: v.picklist(['success', 'danger', 'info', 'warning']),
  title: v.string(),
  description: v.exactOptional(v.string()),
  durationMs: v.exactOptional(v.number()),
  event: v.exactOptional(v.string()),
});

/** A toast that was visible when the user navigated to another page of the site. `durationMs` is in milliseconds. */
export type CarriedToast = v.InferOutput<typeof schema>;

/** Stores a toast for the next page in this tab. If session storage is blocked, the toast is lost. */
export function carryToast(toast: CarriedToast): void {
  try {
    sessionStorage.setItem(TOAST_KEY, JSON.stringify(toast));
  } catch {
    // Session storage is blocked.
  }
}

/** Returns and removes the toast of the previous page; null if there is none. */
export function takeCarriedToast(): CarriedToast | null {
  try {
    const stored = sessionStorage.getItem(TOAST_KEY);
    sessionStorage.removeItem(TOAST_KEY);
    const parsed = v.safeParse(schema, JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
