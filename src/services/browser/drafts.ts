import { parseDraft, type SavedDraft } from '#domain/bot-config/draft';
import { parseJson } from '../json';
import { readItem, removeItem, writeItem } from './local-storage';

const keyOf = (serverId: string) => `grouped:draft:${serverId}`;

/** The unsaved changes this browser keeps for a server, or null without any or when they cannot be read. */
export function readDraft(serverId: string): SavedDraft | null {
  const kept = readItem(keyOf(serverId));
  return kept === null ? null : parseDraft(parseJson(kept));
}

/** Keeps the unsaved changes of a server over reloads; null forgets them. */
export function keepDraft(serverId: string, draft: SavedDraft | null): void {
  if (draft) writeItem(keyOf(serverId), JSON.stringify(draft));
  else removeItem(keyOf(serverId));
}
