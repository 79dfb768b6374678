import type { ToastToShow } from '#components/Toasts/queue';

/*
 * What the flows say in passing, as toasts, in one file for each page that shows them. A notice without a toast is for
 * the log: it tells the user nothing they could act on.
 */

export const danger = (title: string): ToastToShow => ({ tone: 'danger', title });
export const success = (title: string): ToastToShow => ({ tone: 'success', title });
