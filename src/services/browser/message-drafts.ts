import type { NewId } from '#domain/message/embed';
import { readNamedDrafts, type NamedDraft } from '#domain/message/kept-drafts';
import { readMessage, type Message } from '#domain/message/message';
import type { Result } from '#domain/result';
import { parseJson } from '../json';
import { readItem, removeItem, watchItem, writeItem } from './local-storage';

const DRAFT_KEY = 'grouped:embeds:draft';
const DRAFTS_KEY = 'grouped:embeds:drafts';

/** What came of keeping something: the storage is full, or closed to this page, which then remembers it until it closes. */
export type Kept = Result<null, { kind: 'full' }>;

/** What this browser keeps of the embed designer; whatever cannot be read is not there. */
export function loadDrafts(newId: NewId): {
  message: Message | null;
  drafts: readonly NamedDraft[];
} {
  return {
    message: draftIn(readItem(DRAFT_KEY), newId),
    drafts: draftsIn(readItem(DRAFTS_KEY), newId),
  };
}

/** Keeps the message under edit over a reload; null forgets it. */
export function keepMessage(message: Message | null): Kept {
  if (message === null) {
    removeItem(DRAFT_KEY);
    return kept;
  }
  return answerOf(writeItem(DRAFT_KEY, JSON.stringify(message)));
}

/** Keeps the messages that were put aside. */
export function keepNamedDrafts(drafts: readonly NamedDraft[]): Kept {
  if (drafts.length > 0) return answerOf(writeItem(DRAFTS_KEY, JSON.stringify(drafts)));
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

function draftIn(value: string | null, newId: NewId): Message | null {
  return value === null ? null : readMessage(parseJson(value), newId);
}

function draftsIn(value: string | null, newId: NewId): NamedDraft[] {
  return value === null ? [] : readNamedDrafts(parseJson(value), newId);
}

function answerOf(outlives: boolean): Kept {
  return outlives ? kept : { ok: false, refusal: { kind: 'full' } };
}

const kept: Kept = { ok: true, value: null };
