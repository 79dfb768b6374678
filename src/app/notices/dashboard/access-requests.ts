import type { ToastToShow } from '#components/Toasts/queue';
import { accessMessages } from '#content/messages/dashboard/access-requests';
import { success } from '../tones';

export const requestDeclinedToast: ToastToShow = success(accessMessages.declined);
