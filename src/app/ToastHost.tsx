import { useEffect } from 'react';
import { ToastRegion } from '#components/Toasts/ToastRegion';
import { onUnreadRows } from '#services/rows';
import { unreadRowsToast } from './notices/rows';
import { toasts } from './toasts';

/** Shows toasts. It is loaded lazily, so that no page waits for it. */
export function ToastHost() {
  useEffect(() => onUnreadRows((count) => toasts.show(unreadRowsToast(count))), []);
  return <ToastRegion queue={toasts} />;
}
