import type { ToastToShow } from '#components/Toasts/queue';
import { adminMessages } from '#content/messages/admin';
import type { ManagedUsersNotice } from '#machines/managed-users/managed-users.setup';
import { success } from './tones';

export const managedUsersNotices: Record<ManagedUsersNotice, ToastToShow> = {
  added: success(adminMessages.added),
  removed: success(adminMessages.removed),
};
