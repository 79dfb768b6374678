import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import * as Aria from 'react-aria-components';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { IconButton } from '#components/IconButton/IconButton';
import type { Toast, ToastQueue } from './queue';
import * as css from './Toasts.css';

const icons = {
  success: <CircleCheck />,
  danger: <OctagonAlert />,
  warning: <TriangleAlert />,
  info: <Info />,
} satisfies Record<Toast['tone'], ReactNode>;

export interface ToastsProps {
  queue: ToastQueue;
}

/**
 * Shows the newest toast of a queue at the bottom of the window. The toast is announced politely. It stays while it is
 * hovered or focused, and F6 reaches it. The region keeps React Aria's own name ("1 notification."). With a constant
 * name, F6 would not find a region whose first toast was added after mount.
 */
export function Toasts({ queue }: ToastsProps) {
  const shown = useShownToasts(queue);
  return (
    <AriaNavigation>
      <Aria.UNSTABLE_ToastRegion queue={shown} className={css.region}>
        {({ toast }) => (
          <Aria.UNSTABLE_Toast toast={toast} className={css.toast}>
            <span aria-hidden className={css.icon({ tone: toast.content.tone })}>
              {icons[toast.content.tone]}
            </span>
            <Aria.UNSTABLE_ToastContent role="status" className={css.content}>
              <Aria.Text slot="title" className={css.title}>
                {toast.content.title}
              </Aria.Text>
              {toast.content.description && (
                <Aria.Text slot="description" className={css.description}>
                  {toast.content.description}
                </Aria.Text>
              )}
            </Aria.UNSTABLE_ToastContent>
            <IconButton
              label="Close"
              icon={<X />}
              size="compact"
              onPress={() => shown.close(toast.key)}
            />
          </Aria.UNSTABLE_Toast>
        )}
      </Aria.UNSTABLE_ToastRegion>
    </AriaNavigation>
  );
}

/** Copies the toast to a queue of React Aria, which runs the timer. */
function useShownToasts(queue: ToastQueue) {
  const [shown] = useState(() => new Aria.UNSTABLE_ToastQueue<Toast>({ maxVisibleToasts: 1 }));
  const current = useSyncExternalStore(queue.subscribe, queue.current);
  useEffect(() => {
    if (!current) return;
    let isReplaced = false;
    const key = shown.add(current, {
      timeout: current.durationMs,
      onClose: () => {
        if (!isReplaced) queue.close(current);
      },
    });
    // In the second frame, the first one has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => queue.wasDrawn());
    });
    return () => {
      cancelAnimationFrame(frame);
      isReplaced = true;
      shown.close(key);
    };
  }, [current, queue, shown]);
  return shown;
}
