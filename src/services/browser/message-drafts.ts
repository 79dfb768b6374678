import type { NewId } from '#domain/message/embed';
import { readNamedDrafts, type NamedDraft } from '#domain/message/named-drafts';
import { historyText, readStoredWork, type StoredHistory } from '#domain/message/stored-history';
import { readMessage, type Message } from '#domain/message/message';
import type { Result } from '#domain/result';
import { parseJson } from '../json';
import { readItem, removeItem, watchItem, writeItem } from './local-storage';

const DRAFT_KEY = 'grouped:embeds:draft';
const DRAFTS_KEY = 'grouped:embeds:drafts';
const HISTORY_KEY = 'grouped:embeds:history';

/** What came of keeping something: the storage is full, or closed to this page, which then remembers it until it closes. */
export type Kept = Result<null, { kind: 'full' }>;

/** What this browser keeps of the embed designer; whatever cannot be read is not there. */
export function loadDrafts(newId: NewId): {
  message: Message | null;
  drafts: readonly NamedDraft[];
  history: StoredHistory;
} {
  const record = parseJson(readItem(HISTORY_KEY) ?? 'null');
  const work = readStoredWork({ draft: readItem(DRAFT_KEY), record }, { newId, parse: parseJson });
  return { ...work, drafts: draftsIn(readItem(DRAFTS_KEY), newId) };
}

/**
 * Stores the steps that can be undone and redone from a draft. A full storage is no error: the draft comes first, and
 * the history then lives as long as the page.
 */
export function keepHistory(message: Message | null, history: StoredHistory): void {
  const isNone = history.past.length === 0 && history.future.length === 0;
  const draft = message === null ? null : JSON.stringify(message);
  if (isNone || !writeItem(HISTORY_KEY, historyText(draft, history))) removeItem(HISTORY_KEY);
}

/** Keeps the message under edit over a reload; null forgets it. */
export function keepMessage(message: Message | null): Kept {
  if (message === null) {
    removeItem(DRAFT_KEY);
    return kept;
  }
  return answerOf(writeBeforeHistory(DRAFT_KEY, JSON.stringify(message)));
}

/** Keeps the messages that were put aside. */
export function keepNamedDrafts(drafts: readonly NamedDraft[]): Kept {
  if (drafts.length > 0) return answerOf(writeBeforeHistory(DRAFTS_KEY, JSON.stringify(drafts)));
  removeItem(DRAFTS_KEY);
  return kept;
}

/** Tells what other tabs keep, from now on. Returns the way to stop. */
export function watchDrafts(
  newId: NewId,
  heard: {
    onDraft: (message: Message | null) => void;
    onDrafts: (drafts: readonly NamedDraft[]) => void;
  },
): () => void {
  const watches = [
    watchItem(DRAFT_KEY, (value) => heard.onDraft(draftIn(value, newId))),
    watchItem(DRAFTS_KEY, (value) => heard.onDrafts(draftsIn(value, newId))),
  ];
  return () => {
    for (const stop of watches) stop();
  };
}

/** Stores a draft; where the storage is full, in the room that the history takes. */
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

function answerOf(outlives: boolean): Kept {
  return outlives ? kept : { ok: false, error: { kind: 'full' } };
}

const kept: Kept = { ok: true, value: null };
