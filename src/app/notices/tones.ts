import type { ToastToShow } from '#components/Toasts/queue';

// This folder maps the notices of the machines to toasts, one file per page. A notice without a toast is only logged,
// because the user cannot act on it.

export const danger = (title: string): ToastToShow => ({ tone: 'danger', title });
export const success = (title: string): ToastToShow => ({ tone: 'success', title });
