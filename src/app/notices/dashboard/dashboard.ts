import type { ToastToShow } from '#components/Toasts/queue';
import { commandExecutedText, configMessages } from '#content/messages/dashboard/config';
import type { SaveNotice } from '#machines/dashboard/config-save/config-save.machine';
import { danger, success } from '../tones';

export const saveNotices: Record<SaveNotice, ToastToShow> = {
  saved: success(configMessages.saved),
  notAllowedToModify: danger(configMessages.notAllowedToModify),
  notAllowedToSave: danger(configMessages.notAllowedToSave),
  notAllowedToEditApi: danger(configMessages.notAllowedToEditApi),
  signInRequired: danger(configMessages.signInRequired),
  invalidServer: danger(configMessages.invalidServer),
  unanswered: danger(configMessages.unanswered),
  unknown: danger(configMessages.unknown),
};

export const commandExecutedToast = (command: string): ToastToShow => ({
  ...success(configMessages.commandExecuted),
  description: commandExecutedText(command),
});
