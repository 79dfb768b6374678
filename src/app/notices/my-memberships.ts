import type { ToastToShow } from '#components/Toasts/queue';
import { myMembershipsMessages } from '#content/messages/my-memberships';
import type { OfferError, RefusalError } from '#domain/marketplace/my-membership';
import { danger, success } from './tones';

/** What is shown after a change of the viewer's memberships. Null: the page itself says so. */
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
