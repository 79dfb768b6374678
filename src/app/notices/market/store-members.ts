import type { ToastToShow } from '#components/Toasts/queue';
import { importedText, memberMessages } from '#content/messages/market/store-members';
import type { MemberFormNotice } from '#machines/market/store-member-form/store-member-form.setup';
import type { MemberAction } from '#domain/marketplace/store-member';
import { success } from '../tones';

export const memberChangedToasts = {
  end: success(memberMessages.ended),
  restore: success(memberMessages.restored),
} satisfies Record<MemberAction['kind'], ToastToShow>;

export const membersExportedToast = success(memberMessages.exported);

export const memberFormNotices: Record<MemberFormNotice, ToastToShow> = {
  added: success(memberMessages.added),
  linked: success(memberMessages.linked),
  unlinked: success(memberMessages.unlinked),
};

/** Returns the toast after an import. `count` is the number of members that were added or updated. */
export function importedToast(count: number): ToastToShow {
  return success(importedText(count));
}
