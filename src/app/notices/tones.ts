import type { ToastToShow } from '#components/Toasts/queue';

// This folder has the toasts of pages that have many; the others stand in their page. A notice without a toast is only
// logged, because the user cannot act on it.

export const danger = (title: string): ToastToShow => ({ tone: 'danger', title });
export const success = (title: string): ToastToShow => ({ tone: 'success', title });
