import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as Aria from 'react-aria-components';
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
 * Shows the newest toast of a queue at the window's lower edge: announced politely, kept while it is pointed at or focused,
 * reached with F6. The region keeps React Aria's own name («1 notification.»): with a name that stays the same, F6 does
 * not find a region whose first toast came after it.
 */
export function Toasts({ queue }: ToastsProps) {
  return (
    <Aria.UNSTABLE_ToastRegion queue={queue.shown} className={css.region}>
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
          <IconButton label="Close" icon={<X />} size="compact" slot="close" />
        </Aria.UNSTABLE_Toast>
      )}
    </Aria.UNSTABLE_ToastRegion>
  );
}
