import { embedsMessages } from '#content/messages/designer/embeds';
import type { ToastToShow } from '#components/Toasts/queue';
import type { ShareOpenEmitted } from '#machines/designer/share-open/share-open.machine';

type ShareNotice = Extract<ShareOpenEmitted, { type: 'notice' }>['notice'];

/** The notice about an invalid link maps to null: it needs no toast, because the page itself shows the error. */
export const shareNotices: Record<ShareNotice, ToastToShow | null> = {
  sharedLoaded: embedsMessages.notices.sharedLoaded,
  sharedInvalid: null,
};
