import type { ToastToShow } from '#components/Toasts/queue';
import { myMembershipsMessages } from '#content/messages/my-memberships';
import type { MyMembershipsNotice } from '#machines/my-memberships/my-memberships.machine';
import { danger, success } from './tones';

export const myMembershipsNotices: Record<MyMembershipsNotice, ToastToShow> = {
  refused: success(myMembershipsMessages.refused),
  notRefused: danger(myMembershipsMessages.notRefused),
  confirmed: success(myMembershipsMessages.confirmed),
  removed: success(myMembershipsMessages.removed),
  gone: danger(myMembershipsMessages.gone),
  notAnswered: danger(myMembershipsMessages.notAnswered),
};
