import type { ToastToShow } from '#components/Toasts/queue';
import { storePublishNotices as texts } from '#content/messages/market/store-publish';
import type { PublishNotice } from '#machines/market/store-publish/store-publish.setup';
import { danger, success } from '../tones';

export const storePublishNotices: Record<PublishNotice, ToastToShow> = {
  published: success(texts.published),
  unpublished: success(texts.unpublished),
  incomplete: danger(texts.incomplete),
  pictureRejected: danger(texts.pictureRejected),
  pictureStale: danger(texts.pictureStale),
  slugTaken: danger(texts.slugTaken),
  nameTaken: danger(texts.nameTaken),
  notAllowed: danger(texts.notAllowed),
  notAdministrator: danger(texts.notAdministrator),
  hiddenBySite: danger(texts.hiddenBySite),
  rejected: danger(texts.rejected),
  signInRequired: danger(texts.signInRequired),
  unreachable: danger(texts.unreachable),
  unanswered: danger(texts.unanswered),
  conflict: danger(texts.conflict),
};
