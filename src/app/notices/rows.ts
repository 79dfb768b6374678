import type { ToastToShow } from '#components/Toasts/queue';
import { appMessages } from '#content/messages/shell/app';

export const unreadRowsToast = (count: number): ToastToShow => ({
  tone: 'warning',
  title: appMessages.unreadRows(count),
});
