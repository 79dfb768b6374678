import type { ToastToShow } from '#components/Toasts/queue';
import { teamMessages } from '#content/messages/team';
import type { MemberNotice } from '#machines/member-edit/member-edit.events';
import type { PermissionNotice } from '#machines/permission-edit/permission-edit.setup';

export const teamNotices: Record<MemberNotice | PermissionNotice, ToastToShow> =
  teamMessages.notices;
