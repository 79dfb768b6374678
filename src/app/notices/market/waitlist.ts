import type { ToastToShow } from '#components/Toasts/queue';
import { waitlistMessages } from '#content/messages/market/waitlist';
import { success } from '../tones';

export const waitingListNotices = {
  left: success(waitlistMessages.left),
} as const satisfies Record<string, ToastToShow>;
