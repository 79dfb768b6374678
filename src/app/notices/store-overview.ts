import type { ToastToShow } from '#components/Toasts/queue';
import { overviewMessages } from '#content/messages/overview';
import { success } from './tones';

export const countsExportedToast: ToastToShow = success(overviewMessages.exported);
