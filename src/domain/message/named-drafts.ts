import { cutTo, isVisible } from '#domain/names';
import { isRecord } from '../bot-config/parse-json';
import { cleanText } from './clean-text';
import type { NewId } from './embed';
import { readMessage, type Message } from './message';

export interface NamedDraft {
  /** Unique and trimmed. */
  name: string;
  message: Message;
  /** The time of the save, in ISO 8601. */
  at: string;
}

/** The maximum number of drafts that a user can save. It prevents drafts from filling the browser's storage. */
export const MOST_DRAFTS = 50;

/** Includes automatic saves, which must succeed even if the user has saved the maximum number of drafts. */
export const MOST_STORED_DRAFTS = 60;

/** Maximum length of a draft's name, in characters. */
export const LONGEST_DRAFT_NAME = 80;

/** Parses stored drafts. Leaves out invalid drafts and repeated names. */
export function readNamedDrafts(raw: unknown, newId: NewId): NamedDraft[] {
  if (!Array.isArray(raw)) return [];
  const drafts = raw
    .slice(0, MOST_STORED_DRAFTS)
    .flatMap((each: unknown) => readDraft(each, newId));
  return drafts.filter(
    ({ name }, place) => drafts.findIndex((other) => other.name === name) === place,
  );
}

/** Returns the name as stored, or '' if it is blank. */
export function draftName(typed: string): string {
  return isVisible(typed) ? cutTo(cleanText(typed).trim(), LONGEST_DRAFT_NAME).trim() : '';
}

/** The name must not be blank. If it is new, there must be fewer than `most` drafts. */
export function canSaveAs(
  drafts: readonly NamedDraft[],
  typed: string,
  most: number = MOST_DRAFTS,
): boolean {
  const name = draftName(typed);
  if (name === '') return false;
  return drafts.length < most || drafts.some((draft) => draft.name === name);
}

/** Returns the drafts with a new draft at the start. An existing draft of the same name is removed. */
export function withDraft(drafts: readonly NamedDraft[], draft: NamedDraft): NamedDraft[] {
  return [draft, ...withoutDraft(drafts, draft.name)];
}

export function withoutDraft(drafts: readonly NamedDraft[], name: string): NamedDraft[] {
  return drafts.filter((draft) => draft.name !== name);
}

export function draftCalled(drafts: readonly NamedDraft[], name: string): NamedDraft | null {
  return drafts.find((draft) => draft.name === name) ?? null;
}

function readDraft(raw: unknown, newId: NewId): NamedDraft[] {
  if (!isRecord(raw) || typeof raw['name'] !== 'string' || typeof raw['at'] !== 'string') return [];
  const name = draftName(raw['name']);
  const message = readMessage(raw['message'], newId);
  const isDated = !Number.isNaN(Date.parse(raw['at']));
  return name !== '' && message !== null && isDated ? [{ name, message, at: raw['at'] }] : [];
}
