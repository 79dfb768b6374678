import { ToastRegion } from '#components/Toasts/ToastRegion';
import { toasts } from './toasts';

/** Shows toasts. It is loaded lazily, so that no page waits for it. */
export function ToastHost() {
  return <ToastRegion queue={toasts} />;
}
