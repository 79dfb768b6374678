import { embedsMessages } from '#content/messages/embeds';
import type { ToastToShow } from '#components/Toasts/queue';
import type { ShareOpenEmitted } from '#machines/share-open/share-open.machine';

type ShareNotice = Extract<ShareOpenEmitted, { type: 'notice' }>['notice'];

/** Results of sending and invalid links are shown in the page, not as toasts. */
export const shareNotices: Record<ShareNotice, ToastToShow | null> = {
  sharedLoaded: embedsMessages.notices.sharedLoaded,
  sharedInvalid: null,
};
