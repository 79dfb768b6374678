import { isRecord } from '../bot-config/parse-json';
import { cleanText } from './clean-text';
import type { NewId } from './embed';
import { readMessage, type Message } from './message';

/** A message that was put aside under a name. */
export interface NamedDraft {
  /** Unlike every other draft's; trimmed. */
  name: string;
  message: Message;
  /** When it was put aside, ISO 8601. */
  at: string;
}

/** How many messages somebody can put aside in this browser, so that its storage is not used up by them. */
export const MOST_DRAFTS = 50;

/** How many there can be with those that were put aside by themselves: a full shelf must not cost anybody their work. */
export const MOST_WITH_ASIDES = 60;

/** How long a draft's name may be, in characters of a text. */
export const LONGEST_DRAFT_NAME = 80;

/** The named drafts out of anything; what is none, or has a name that was there before, is left out. */
export function readNamedDrafts(raw: unknown, newId: NewId): NamedDraft[] {
  if (!Array.isArray(raw)) return [];
  const drafts = raw.slice(0, MOST_WITH_ASIDES).flatMap((each: unknown) => readDraft(each, newId));
  return drafts.filter(
    ({ name }, place) => drafts.findIndex((other) => other.name === name) === place,
  );
}

/** The name as it is kept; '' where it is none. */
export function draftName(typed: string): string {
  return Array.from(cleanText(typed).trim()).slice(0, LONGEST_DRAFT_NAME).join('').trim();
}

/** Whether a message can be put aside under a name: there is one, and room for it or a draft of that name. */
export function canKeepAs(
  drafts: readonly NamedDraft[],
  typed: string,
  most: number = MOST_DRAFTS,
): boolean {
  const name = draftName(typed);
  if (name === '') return false;
  return drafts.length < most || drafts.some((draft) => draft.name === name);
}

/** The drafts with this one, the newest first, in place of another of its name. */
export function withDraft(drafts: readonly NamedDraft[], draft: NamedDraft): NamedDraft[] {
  return [draft, ...withoutDraft(drafts, draft.name)];
}

/** The drafts without the one of a name. */
export function withoutDraft(drafts: readonly NamedDraft[], name: string): NamedDraft[] {
  return drafts.filter((draft) => draft.name !== name);
}

/** The draft of a name, or null. */
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
