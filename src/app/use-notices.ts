import { useEffect } from 'react';
import type { ToastToShow } from '#components/Toasts/queue';
import { toasts } from './toasts';

interface NoticeEmitter<Notice extends string> {
  on: (type: 'notice', listener: (event: { notice: Notice }) => void) => { unsubscribe(): void };
}

/** Shows the notices of an actor as toasts. A notice that maps to null is only logged. */
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
