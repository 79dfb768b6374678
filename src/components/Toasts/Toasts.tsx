import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as Aria from 'react-aria-components';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { IconButton } from '#components/IconButton/IconButton';
import { box, stack } from '#theme/box';
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
 * Shows the newest toast. Screen readers announce it politely. It stays while it is hovered or focused; F6 moves the
 * focus to it. The region keeps React Aria's own name ("1 notification."): if it never changed, F6 would not find a
 * region whose first toast was added after mount.
 */
export function Toasts({ queue }: ToastsProps) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useShownToasts(queue, element);
  return <Region shown={shown} element={element} />;
}

interface RegionProps {
  shown: Aria.UNSTABLE_ToastQueue<Toast>;
  element: RefObject<HTMLDivElement | null>;
}

/** Memoized, so that a closed toast fades out although the app's current toast has changed. */
const Region = memo(({ shown, element }: RegionProps) => {
  return (
    <AriaNavigation>
      <Aria.UNSTABLE_ToastRegion queue={shown} className={css.region}>
        {({ toast }) => (
          <Aria.UNSTABLE_Toast ref={element} toast={toast} className={css.toast}>
            <span aria-hidden className={css.icon({ tone: toast.content.tone })}>
              {icons[toast.content.tone]}
            </span>
            <Aria.UNSTABLE_ToastContent
              role="status"
              className={stack({ shrinks: true, size: 's', breaks: true })}
            >
              <Aria.Text slot="title" className={css.title}>
                {toast.content.title}
              </Aria.Text>
              {toast.content.description && (
                <Aria.Text slot="description" className={box({ color: 'textMuted' })}>
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
});

/** Copies the toast to a queue of React Aria, which runs the timer. A closed toast fades out before it is removed. */
function useShownToasts(queue: ToastQueue, element: RefObject<HTMLElement | null>) {
  const [shown] = useState(
    () =>
      new Aria.UNSTABLE_ToastQueue<Toast>({
        maxVisibleToasts: 1,
        wrapUpdate: (update, action) => {
          if (action === 'add' || !element.current) update();
          else fadeOut(element.current, update);
        },
      }),
  );
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
    // When the second frame starts, the first frame has been painted.
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

function fadeOut(toast: HTMLElement, onGone: () => void) {
  toast.dataset['leaving'] = '';
  const animations = toast.getAnimations();
  if (animations.length === 0) return onGone();
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(onGone);
}
