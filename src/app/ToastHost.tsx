import { useEffect } from 'react';
import { ToastRegion } from '#components/Toasts/ToastRegion';
import { onUnreadRows } from '#services/rows';
import { toasts } from './toasts';
import type { ToastToShow } from '#components/Toasts/queue';
import { appMessages } from '#content/messages/shell/app';

const unreadRowsToast = (count: number): ToastToShow => ({
  tone: 'warning',
  title: appMessages.unreadRows(count),
});

/** Shows toasts. It is loaded lazily, so that no page waits for it. */
export function ToastHost() {
  useEffect(() => onUnreadRows((count) => toasts.show(unreadRowsToast(count))), []);
  return <ToastRegion queue={toasts} />;
}
