import { ToastRegion } from '#components/Toasts/ToastRegion';
import { toasts } from './toasts';

/** Where toasts appear. What draws them is no part of what a page waits for. */
export function ToastHost() {
  return <ToastRegion queue={toasts} />;
}
