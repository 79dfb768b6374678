import type { ToastToShow } from '#components/Toasts/queue';
import { importedText, memberMessages } from '#content/messages/market/store-members';
import type { MemberForm } from '#domain/marketplace/member-form';
import type { MemberAction, StoreMember } from '#domain/marketplace/store-member';
import { success } from '../tones';

export const memberChangedToasts = {
  end: success(memberMessages.ended),
  restore: success(memberMessages.restored),
} satisfies Record<MemberAction['kind'], ToastToShow>;

export const membersExportedToast = success(memberMessages.exported);

/** Returns the toast after a member was added (`base` is null), or their Discord account was set or removed. */
export function memberSavedToast(base: StoreMember | null, { discordId }: MemberForm): ToastToShow {
  if (base === null) return success(memberMessages.added);
  return success(discordId.trim() === '' ? memberMessages.unlinked : memberMessages.linked);
}

/** Returns the toast after an import. `count` is the number of members that were added or updated. */
export function importedToast(count: number): ToastToShow {
  return success(importedText(count));
}
