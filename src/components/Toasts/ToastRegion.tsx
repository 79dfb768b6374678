import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { ToastQueue } from './queue';

const Toasts = lazy(async () => {
  const { Toasts: component } = await import('./Toasts');
  return { default: component };
});

/** Shows an app's toasts. The component that renders a toast is loaded when the first toast appears. */
export function ToastRegion({ queue }: { queue: ToastQueue }) {
  const current = useSyncExternalStore(queue.subscribe, queue.current, () => null);
  const [isLoaded, setIsLoaded] = useState(false);
  if (current && !isLoaded) setIsLoaded(true);
  if (!isLoaded) return null;
  return (
    <Suspense>
      <Toasts queue={queue} />
    </Suspense>
  );
}
