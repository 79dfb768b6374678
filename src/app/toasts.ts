import { useEffect } from 'react';
import { createToasts, type ToastToShow } from '#components/Toasts/queue';
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

interface NoticeEmitter<Notice extends string> {
  on: (type: 'notice', listener: (event: { notice: Notice }) => void) => { unsubscribe(): void };
}

/**
 * Shows the notices of an actor as toasts. A notice that maps to null is only logged, because the user cannot act on it.
 */
export function useNotices<Notice extends string>(
  emitter: NoticeEmitter<Notice>,
  texts: Readonly<Record<Notice, ToastToShow | null>>,
): void {
  useEffect(() => {
    const subscription = emitter.on('notice', ({ notice }) => {
      const toast = texts[notice];
      if (toast) toasts.show(toast);
      else console.warn(notice);
    });
    return () => subscription.unsubscribe();
  }, [emitter, texts]);
}

export const danger = (title: string): ToastToShow => ({ tone: 'danger', title });
export const success = (title: string): ToastToShow => ({ tone: 'success', title });
