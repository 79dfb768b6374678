import type { ToastToShow } from '#components/Toasts/queue';
import { membershipMessages } from '#content/messages/market/memberships';
import type { ListAction } from '#domain/marketplace/own-membership';
import { success } from '../tones';

/** A new order has no toast: the list shows it. */
export const membershipToasts: Record<'created' | 'saved', ToastToShow> &
  Record<ListAction['kind'], ToastToShow | null> = {
  created: success(membershipMessages.created),
  saved: success(membershipMessages.saved),
  duplicate: success(membershipMessages.duplicated),
  hide: success(membershipMessages.hidden),
  show: success(membershipMessages.shown),
  archive: success(membershipMessages.archived),
  restore: success(membershipMessages.restored),
  delete: success(membershipMessages.deleted),
  order: null,
};
