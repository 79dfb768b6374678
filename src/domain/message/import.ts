import type { Result } from '../result';
import type { NewId } from './embed';
import { findMessages } from './import-shapes';
import { decodedJson, looksLikeJson, MOST_LINK_CHARACTERS, readLink } from './import-links';
import { locateJsonError, type JsonError } from './json-error';
import { readMessage, type Message } from './message';
import { decodeShare, harmless } from './share-link';

/** A message that was pasted, and how many more stood beside it and were left behind. */
export interface Imported {
  message: Message;
  others: number;
}

/** Why nothing could be made of a pasted text. */
export type ImportFailure =
  | { kind: 'empty' }
  /** Longer than any backup this page reads. */
  | { kind: 'tooLarge' }
  /** Neither JSON nor a link: `error` is where it stops being JSON. */
  | { kind: 'notJson'; error: JsonError }
  /** JSON, but of something else, or with more embeds or fields than Discord takes. */
  | { kind: 'notAMessage' }
  /** A link to what another tool keeps on its server. */
  | { kind: 'storedElsewhere'; host: string }
  /** A link this page cannot read. */
  | { kind: 'unknownLink' };

/** As many messages of a backup as there are to choose from. */
const MOST_MESSAGES = 100;

/** Characters of text; a file of backups is large, a message is not. */
const MOST_CHARACTERS = 2_000_000;

/**
 * The message in a pasted text: JSON of this tool, of Discord, discord.js or Discohook, in a fenced code block or not,
 * or a link of ours or of the tools in discord.md §5. Webhooks that come with it are left behind.
 */
export async function importMessage(
  pasted: string,
  newId: NewId,
): Promise<Result<Imported, ImportFailure>> {
  return firstOf(await everyIn(pasted, newId));
}

/** The same with every message of a backup, to choose from: one or more, in its order. */
export async function importMessages(
  pasted: string,
  newId: NewId,
): Promise<Result<readonly Message[], ImportFailure>> {
  const found = await everyIn(pasted, newId);
  return found.ok ? { ok: true, value: found.value.messages } : found;
}

/** The message in a JSON text, as the JSON dialog takes it; with the place of the first error. */
export function fromJson(text: string, newId: NewId): Result<Imported, ImportFailure> {
  return firstOf(everyInJson(text, newId));
}

/** What was found: `messages` are one or more, those of `count` that can be read. */
interface Found {
  messages: readonly [Message, ...Message[]];
  count: number;
}

function firstOf(found: Result<Found, ImportFailure>): Result<Imported, ImportFailure> {
  if (!found.ok) return found;
  const { messages, count } = found.value;
  return { ok: true, value: { message: messages[0], others: count - 1 } };
}

async function everyIn(pasted: string, newId: NewId): Promise<Result<Found, ImportFailure>> {
  const text = unfenced(pasted.trim());
  if (text === '') return refused({ kind: 'empty' });
  if (text.length > MOST_CHARACTERS) return refused({ kind: 'tooLarge' });
  const link = linkIn(text);
  if (link !== null) return fromLink(link, newId);
  if (looksLikeJson(text)) return everyInJson(text, newId);
  return fromCode(text, newId);
}

function everyInJson(text: string, newId: NewId): Result<Found, ImportFailure> {
  const raw = parsed(text);
  if (raw === undefined) {
    return refused({ kind: 'notJson', error: locateJsonError(text) ?? nowhere });
  }
  const found = findMessages(raw);
  const [first, ...others] = found.slice(0, MOST_MESSAGES).flatMap((each) => {
    const message = readMessage(each, newId);
    return message === null ? [] : [{ ...message, thread_id: '' }];
  });
  if (first === undefined) return refused({ kind: 'notAMessage' });
  return { ok: true, value: { messages: [first, ...others], count: found.length } };
}

const nowhere: JsonError = { line: 1, column: 1, found: '' };

async function fromLink(link: URL, newId: NewId): Promise<Result<Found, ImportFailure>> {
  const content = readLink(link);
  switch (content.kind) {
    case 'json':
      return mapped(everyInJson(content.text, newId));
    case 'share':
      return (await fromShare(content.code, newId)) ?? refused({ kind: 'unknownLink' });
    case 'storedElsewhere':
      return refused(content);
    case 'unknown':
      return refused({ kind: 'unknownLink' });
  }
}

/** What is neither a link nor JSON may be the part of a link that holds the message. */
async function fromCode(text: string, newId: NewId): Promise<Result<Found, ImportFailure>> {
  const shared = await fromShare(text, newId);
  if (shared !== null) return shared;
  const json = decodedJson(text);
  return everyInJson(json ?? text, newId);
}

async function fromShare(code: string, newId: NewId): Promise<Result<Found, ImportFailure> | null> {
  const decoded = await decodeShare(code, newId);
  return decoded.ok ? { ok: true, value: { messages: [decoded.value], count: 1 } } : null;
}

/** A link is a stranger's: what it brings is made harmless, and its JSON is nothing a reader could mend. */
function mapped(result: Result<Found, ImportFailure>): Result<Found, ImportFailure> {
  if (result.ok) {
    const [first, ...others] = result.value.messages;
    const messages: Found['messages'] = [harmless(first), ...others.map(harmless)];
    return { ok: true, value: { ...result.value, messages } };
  }
  return result.refusal.kind === 'notJson' ? refused({ kind: 'unknownLink' }) : result;
}

function linkIn(text: string): URL | null {
  const isLink = /^https?:\/\/\S+$/i.test(text) && text.length <= MOST_LINK_CHARACTERS;
  return isLink && URL.canParse(text) ? new URL(text) : null;
}

/** The inside of a fenced code block, where the whole text is one. */
function unfenced(text: string): string {
  return /^```(?:json5?|js)?\n([\s\S]*?)\n?```$/.exec(text)?.[1]?.trim() ?? text;
}

/** What a JSON text stands for; undefined, which no JSON text does, where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(refusal: ImportFailure): { ok: false; refusal: ImportFailure } {
  return { ok: false, refusal };
}
