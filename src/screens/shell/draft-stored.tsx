import { unsavedMessages } from '#content/messages/shell/unsaved';
import { createContext, use } from 'react';
import { Notice } from '#components/Notice/Notice';

/** Whether the browser stores drafts. It does not if site data is blocked, or if the storage is full. */
export const DraftStoredContext = createContext(true);

/** A notice that what was typed will be lost when the page closes. Shown from the first change that was not stored. */
export function DraftNotStored() {
  return !use(DraftStoredContext) && <Notice tone="warning" text={unsavedMessages.draftNotKept} />;
}
