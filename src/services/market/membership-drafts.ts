import {
  parseMembershipDraft,
  type DraftOf,
  type MembershipDraft,
} from '#domain/marketplace/membership-draft';
import { openTabDraft, storeTabDraft } from '../browser/tab-drafts';

const prefixOf = ({ userId, storeId, membershipId }: DraftOf) =>
  `grouped:membership-draft:${userId}:${storeId}:${membershipId ?? 'new'}:`;

/** Returns the draft of a membership. If this tab has none, returns the newest draft of a closed tab. */
export function openMembershipDraft(of: DraftOf): Promise<MembershipDraft | null> {
  return openTabDraft(prefixOf(of), parseMembershipDraft);
}

/** Stores a draft of this tab; null removes it. Returns whether the draft survives a reload. */
export function keepMembershipDraft(of: DraftOf, draft: MembershipDraft | null): boolean {
  return storeTabDraft(prefixOf(of), draft);
}
