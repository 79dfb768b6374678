import type { ToastToShow } from '#components/Toasts/queue';
import { storeDesignMessages, storeSaveErrors } from '#content/messages/market/store-design';
import type { DesignNotice } from '#machines/market/store-design/store-design.setup';
import { danger, success } from '../tones';

export const storeDesignNotices: Record<DesignNotice, ToastToShow> = {
  saved: success(storeDesignMessages.saved),
  reset: success(storeDesignMessages.reset),
  slugTaken: danger(storeSaveErrors.slugTaken),
  nameTaken: danger(storeSaveErrors.nameTaken),
  notAllowed: danger(storeSaveErrors.notAllowed),
  notAdministrator: danger(storeSaveErrors.notAdministrator),
  hiddenBySite: danger(storeSaveErrors.hiddenBySite),
  rejected: danger(storeSaveErrors.rejected),
  signInRequired: danger(storeSaveErrors.signInRequired),
  unreachable: danger(storeSaveErrors.unreachable),
  unanswered: danger(storeSaveErrors.unanswered),
};
