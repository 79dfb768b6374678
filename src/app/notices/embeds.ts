import { embedsMessages } from '#content/messages/embeds';
import type { ToastToShow } from '#components/Toasts/queue';
import type { ShareOpenEmitted } from '#machines/share-open/share-open.machine';

type ShareNotice = Extract<ShareOpenEmitted, { type: 'notice' }>['notice'];

/** What became of sending is said where it was asked for, and so is that a link could not be read. */
export const shareNotices: Record<ShareNotice, ToastToShow | null> = {
  sharedLoaded: embedsMessages.notices.sharedLoaded,
  sharedInvalid: null,
};
