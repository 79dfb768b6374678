import type { ToastToShow } from '#components/Toasts/queue';
import { myMembershipsMessages } from '#content/messages/market/my-memberships';
import type { OfferError, RefusalError } from '#domain/marketplace/my-membership';
import { danger, success } from '../tones';

/** The toast for each result of a change. Null if the page shows the result itself. */
type Toasts<Result extends string> = Readonly<Record<Result, ToastToShow | null>>;

export const refusalToasts: Toasts<'done' | RefusalError['kind']> = {
  done: success(myMembershipsMessages.refused),
  signInRequired: null,
  unanswered: danger(myMembershipsMessages.notRefused),
};

export const offerToasts: Toasts<'confirmed' | 'removed' | OfferError['kind']> = {
  confirmed: success(myMembershipsMessages.confirmed),
  removed: success(myMembershipsMessages.removed),
  otherAddress: null,
  gone: danger(myMembershipsMessages.gone),
  signInRequired: null,
  unanswered: danger(myMembershipsMessages.notAnswered),
};
