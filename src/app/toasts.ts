import { createToasts } from '#components/Toasts/queue';
import { carryToast, takeCarriedToast } from '#services/session/carried-toast';

/** The app's toast queue. It shows one toast at a time (product.md §16.2). */
export const toasts = createToasts();

export function carryCurrentToast(): void {
  const toast = toasts.current();
  if (toast) carryToast(toast);
}

export function showCarriedToast(): void {
  const toast = takeCarriedToast();
  if (toast) toasts.show(toast);
}
