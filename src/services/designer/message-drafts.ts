import type { NewId } from '#domain/message/embed';
import { readNamedDrafts, type NamedDraft } from '#domain/message/named-drafts';
import { historyText, readStoredWork, type StoredHistory } from '#domain/message/stored-history';
import { readMessage, type Message } from '#domain/message/message';
import type { Result } from '#domain/result';
import { parseJson } from '../json';
import { readItem, removeItem, watchItem, writeItem } from '../browser/local-storage';

const DRAFT_KEY = 'grouped:embeds:draft';
const DRAFTS_KEY = 'grouped:embeds:drafts';
const HISTORY_KEY = 'grouped:embeds:history';

/** The result of storing a draft. If the storage is full or blocked, the draft lasts only until the page closes. */
export type StoreResult = Result<null, { kind: 'full' }>;

/** Returns the data that this browser stores for the embed designer. Leaves out values that cannot be parsed. */
export function loadDrafts(newId: NewId): {
  message: Message | null;
  drafts: readonly NamedDraft[];
  history: StoredHistory;
} {
  const record = parseJson(readItem(HISTORY_KEY) ?? 'null');
  const work = readStoredWork({ draft: readItem(DRAFT_KEY), record }, { newId, parse: parseJson });
  return { ...work, drafts: draftsIn(readItem(DRAFTS_KEY), newId) };
}

/** If storage is full, the steps last only until the page closes, because the draft takes precedence over them. */
export function storeHistory(message: Message | null, history: StoredHistory): void {
  const isNone = history.past.length === 0 && history.future.length === 0;
  const draft = message === null ? null : JSON.stringify(message);
  if (isNone || !writeItem(HISTORY_KEY, historyText(draft, history))) removeItem(HISTORY_KEY);
}

/** Stores the open message, so that it survives a reload; null removes it. */
export function storeMessage(message: Message | null): StoreResult {
  if (message === null) {
    removeItem(DRAFT_KEY);
    return stored;
  }
  return answerOf(writeBeforeHistory(DRAFT_KEY, JSON.stringify(message)));
}

export function storeNamedDrafts(drafts: readonly NamedDraft[]): StoreResult {
  if (drafts.length > 0) return answerOf(writeBeforeHistory(DRAFTS_KEY, JSON.stringify(drafts)));
  removeItem(DRAFTS_KEY);
  return stored;
}

export function watchDrafts(
  newId: NewId,
  handlers: {
    onDraft: (message: Message | null) => void;
    onDrafts: (drafts: readonly NamedDraft[]) => void;
  },
): () => void {
  const watches = [
    watchItem(DRAFT_KEY, (value) => handlers.onDraft(draftIn(value, newId))),
    watchItem(DRAFTS_KEY, (value) => handlers.onDrafts(draftsIn(value, newId))),
  ];
  return () => {
    for (const stop of watches) stop();
  };
}

/** Stores a draft. If the storage is full, removes the stored history and tries again. */
function writeBeforeHistory(key: string, value: string): boolean {
  if (writeItem(key, value)) return true;
  if (readItem(HISTORY_KEY) === null) return false;
  removeItem(HISTORY_KEY);
  return writeItem(key, value);
}

function draftIn(value: string | null, newId: NewId): Message | null {
  return value === null ? null : readMessage(parseJson(value), newId);
}

function draftsIn(value: string | null, newId: NewId): NamedDraft[] {
  return value === null ? [] : readNamedDrafts(parseJson(value), newId);
}

function answerOf(outlives: boolean): StoreResult {
  return outlives ? stored : { ok: false, error: { kind: 'full' } };
}

const stored: StoreResult = { ok: true, value: null };
