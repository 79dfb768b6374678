import type { ToastToShow } from '#components/Toasts/queue';
import { teamMessages } from '#content/messages/dashboard/team';
import type { MemberNotice } from '#machines/dashboard/member-edit/member-edit.events';
import type { PermissionNotice } from '#machines/dashboard/permission-edit/permission-edit.setup';

export const teamNotices: Record<MemberNotice | PermissionNotice, ToastToShow> =
  teamMessages.notices;
