import type { ToastToShow } from '#components/Toasts/queue';
import { importedText, memberMessages } from '#content/messages/store-members';
import type { MemberFormNotice } from '#machines/store-member-form/store-member-form.setup';
import type { StoreMembersNotice } from '#machines/store-members/store-members.setup';
import { success } from './tones';

export const storeMembersNotices: Record<StoreMembersNotice, ToastToShow> = {
  ended: success(memberMessages.ended),
  restored: success(memberMessages.restored),
  exported: success(memberMessages.exported),
};

export const memberFormNotices: Record<MemberFormNotice, ToastToShow> = {
  added: success(memberMessages.added),
  linked: success(memberMessages.linked),
  unlinked: success(memberMessages.unlinked),
};

/** Returns the toast after an import. `count` is the number of members that were added or updated. */
export function importedToast(count: number): ToastToShow {
  return success(importedText(count));
}
