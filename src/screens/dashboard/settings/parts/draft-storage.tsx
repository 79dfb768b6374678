import { use } from 'react';
import { leaveMessages } from '#content/messages/shell/shell';
import { sessionEndedMessages } from '#content/messages/dashboard/dashboard-opening';
import { settingsMessages } from '#content/messages/dashboard/config';
import { DraftStoredContext } from '../../../shell/draft-stored';
import { useHasSecrets } from './use-saving';

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
