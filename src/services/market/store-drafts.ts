import {
  parseStoreDraft,
  type StoreDraft,
  type StoreDraftOwner,
} from '#domain/marketplace/store-draft';
import { openTabDraft, storeTabDraft } from '../browser/tab-drafts';

const prefixOf = ({ userId, storeId }: StoreDraftOwner) =>
  `grouped:store-setup:${userId}:${storeId ?? 'new'}:`;

/** Returns a seller's unsaved setup of a store. If this tab has none, returns the newest setup of a closed tab. */
export function openStoreDraft(owner: StoreDraftOwner): Promise<StoreDraft | null> {
  return openTabDraft(prefixOf(owner), parseStoreDraft);
}

/** Stores this tab's unsaved setup, so that it survives a reload; null removes it. */
export function keepStoreDraft(owner: StoreDraftOwner, draft: StoreDraft | null): void {
  storeTabDraft(prefixOf(owner), draft);
}
