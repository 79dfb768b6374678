import type { StoredConfig } from '#domain/bot-config/config';
import {
  parseDraft,
  withHiddenValues,
  type DraftOwner,
  type SavedDraft,
} from '#domain/bot-config/draft';
import type { ConfigKey } from '#domain/bot-config/fields';
import type { Result } from '#domain/result';
import { openTabDraft, storeTabDraft } from '../browser/tab-drafts';

/** The key used before drafts had an owner: `grouped:draft:{server}`. */
const keyWithoutOwner = ({ serverId }: DraftOwner) => `grouped:draft:${serverId}`;

/** Drafts of a demo server do not belong to an account. */
const prefixOf = ({ userId, serverId }: DraftOwner) =>
  `grouped:draft:${userId ?? 'demo'}:${serverId}:`;

/**
 * Takes over the newest changes of a closed tab if this tab has none. A draft without an owner goes to the first user
 * who is allowed to read the server's settings. Returns null if there is none, or if it cannot be parsed.
 */
export function openDraft(owner: DraftOwner): Promise<SavedDraft | null> {
  return openTabDraft(prefixOf(owner), parseDraft, [keyWithoutOwner(owner)]);
}

export function storeDraft(owner: DraftOwner, draft: SavedDraft | null): void {
  storeTabDraft(prefixOf(owner), draft);
}

/** A setting that is hidden from the viewer has its value from the draft's `base`, if there is one. */
export async function withDraft<Kind>(
  owner: DraftOwner,
  loaded: Result<StoredConfig & { hidden: readonly ConfigKey[] }, Kind>,
): Promise<Result<StoredConfig & { draft: SavedDraft | null }, Kind>> {
  if (!loaded.ok) return loaded;
  const draft = await openDraft(owner);
  return { ok: true, value: { ...withHiddenValues(loaded.value, draft?.base ?? {}), draft } };
}
