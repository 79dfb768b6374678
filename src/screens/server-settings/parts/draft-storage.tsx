import { createContext, use } from 'react';
import { leaveMessages } from '#content/messages/leave';
import { sessionEndedMessages } from '#content/messages/dashboard-opening';
import { settingsMessages } from '#content/messages/config';
import { useHasSecrets } from './use-saving';

/** Whether the browser can store the draft. Storing fails in a private window, or if the storage is full. */
export const DraftStoredContext = createContext(true);

/** Returns the texts that explain what happens to unsaved changes. */
export function useDraftTexts(): { kept: string; leaving: string; sessionEnded: string } {
  const isKept = use(DraftStoredContext);
  const hasSecrets = useHasSecrets();
  if (!isKept) {
    return {
      kept: settingsMessages.draftNotKept,
      leaving: leaveMessages.helpNotKept,
      sessionEnded: sessionEndedMessages.notKept,
    };
  }
  return hasSecrets
    ? {
        kept: settingsMessages.draftKeptButSecrets,
        leaving: settingsMessages.leaveHelpWithSecrets,
        sessionEnded: sessionEndedMessages.withSecrets,
      }
    : {
        kept: settingsMessages.draftKept,
        leaving: settingsMessages.leaveHelp,
        sessionEnded: sessionEndedMessages.withChanges,
      };
}
