import { createToasts } from '#components/Toasts/queue';
import { carryToast, takeCarriedToast } from '#services/browser/carried-toast';

/** The one queue of the app: whatever any flow has to say is said here, one at a time (spec §9). */
export const toasts = createToasts();

/** Keeps the toast that is shown for the page that is loaded next. */
export function carryCurrentToast(): void {
  const toast = toasts.current();
  if (toast) carryToast(toast);
}

/** Shows the toast that the page before left, if any. */
export function showCarriedToast(): void {
  const toast = takeCarriedToast();
  if (toast === null) return;
  const { description, durationMs, ...rest } = toast;
  toasts.show({
    ...rest,
    ...(description !== undefined && { description }),
    ...(durationMs !== undefined && { durationMs }),
  });
}
