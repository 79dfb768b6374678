import type { ToastToShow } from '#components/Toasts/queue';
import { membershipMessages } from '#content/messages/market/memberships';
import type { MembershipListNotice } from '#machines/market/membership-list/membership-list.setup';
import { success } from '../tones';

export const membershipListNotices: Record<MembershipListNotice, ToastToShow> = {
  duplicated: success(membershipMessages.duplicated),
  hidden: success(membershipMessages.hidden),
  shown: success(membershipMessages.shown),
  archived: success(membershipMessages.archived),
  restored: success(membershipMessages.restored),
  deleted: success(membershipMessages.deleted),
};

export const membershipToasts = {
  created: success(membershipMessages.created),
  saved: success(membershipMessages.saved),
};
