import type { ToastToShow } from '#components/Toasts/queue';
import { overviewMessages } from '#content/messages/market/overview';
import { success } from '../tones';

export const countsExportedToast: ToastToShow = success(overviewMessages.exported);
