import * as v from 'valibot';
import { TOAST_KEY } from './has-carried-toast';

const schema = v.object({
  tone: v.picklist(['success', 'danger', 'info', 'warning']),
  title: v.string(),
  description: v.optional(v.string()),
  durationMs: v.optional(v.number()),
});

/** A toast that was shown when its page was left for another one of the site. `durationMs` in ms. */
export type CarriedToast = v.InferOutput<typeof schema>;

/** Keeps a toast for the next page of this tab. Where storage is forbidden it is lost. */
export function carryToast(toast: CarriedToast): void {
  try {
    sessionStorage.setItem(TOAST_KEY, JSON.stringify(toast));
  } catch {
    // Nothing to keep it in.
  }
}

/** Reads and forgets the toast that the page before left; null where it left none. */
export function takeCarriedToast(): CarriedToast | null {
  try {
    const kept = sessionStorage.getItem(TOAST_KEY);
    sessionStorage.removeItem(TOAST_KEY);
    const parsed = v.safeParse(schema, JSON.parse(kept ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
