import type { ToastToShow } from '#components/Toasts/queue';

// A page with only a few notices defines their toasts in its own file. A notice that maps to null is only logged, because
// the user cannot act on it.

export const danger = (title: string): ToastToShow => ({ tone: 'danger', title });
export const success = (title: string): ToastToShow => ({ tone: 'success', title });
