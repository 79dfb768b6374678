import type { Result } from '../result';
import type { NewId } from './embed';
import { findMessages } from './import-shapes';
import { decodedJson, looksLikeJson, MOST_LINK_CHARACTERS, readLink } from './import-links';
import { locateJsonError, type JsonError } from './json-error';
import { parseMessageLink } from './message-link';
import { parseMessage, type ParsedMessage, type SchemaProblem } from './parse-message';
import { decodeShare, harmless } from './share-link';

/** The messages in a pasted text: one or more that can be read, and what is wrong with those that cannot. */
export interface Imported {
  messages: readonly [ParsedMessage, ...ParsedMessage[]];
  unreadable: readonly UnreadableMessage[];
}

/** A message of several that cannot be read; `at` is its place among all of them, from 0. */
export interface UnreadableMessage {
  at: number;
  problem: SchemaProblem;
}

/** Why nothing could be made of a pasted text. */
export type ImportFailure =
  | { kind: 'empty' }
  /** Longer than any backup this page reads. */
  | { kind: 'tooLarge' }
  /** Neither JSON nor a link: `error` is where it stops being JSON. */
  | { kind: 'notJson'; error: JsonError }
  /** JSON, but no message that Discord takes: the first mistake in it. */
  | { kind: 'notAMessage'; problem: SchemaProblem }
  /** A link to a message on Discord, which only its webhook can read. */
  | { kind: 'sentMessage'; link: string }
  /** A link to what another tool keeps on its server. */
  | { kind: 'storedElsewhere'; host: string }
  /** A link this page cannot read. */
  | { kind: 'unknownLink' };

/** As many messages of a backup as there are to choose from. */
const MOST_MESSAGES = 100;

/** Characters of text; a file of backups is large, a message is not. */
const MOST_CHARACTERS = 2_000_000;

/**
 * Reads the messages in a pasted text: JSON of this tool, Discord, discord.js or Discohook, with or without a code fence,
 * or a link of this tool or of those in discord.md §9.1. Returns every message of a backup, in its order. Webhook URLs
 * are not imported.
 */
export async function importMessages(
  pasted: string,
  newId: NewId,
): Promise<Result<Imported, ImportFailure>> {
  const text = unfenced(pasted.trim());
  if (text === '') return refused({ kind: 'empty' });
  if (text.length > MOST_CHARACTERS) return refused({ kind: 'tooLarge' });
  if (parseMessageLink(text) !== null) return refused({ kind: 'sentMessage', link: text });
  const link = linkIn(text);
  if (link !== null) return fromLink(link, newId);
  if (looksLikeJson(text)) return fromJson(text, newId);
  return fromCode(text, newId);
}

/** Reads the messages in a JSON text, as the JSON dialog takes it. */
export function fromJson(text: string, newId: NewId): Result<Imported, ImportFailure> {
  const raw = parsed(text);
  if (raw === undefined) {
    return refused({ kind: 'notJson', error: locateJsonError(text) ?? nowhere });
  }
  const messages: ParsedMessage[] = [];
  const unreadable: UnreadableMessage[] = [];
  for (const [at, each] of findMessages(raw).slice(0, MOST_MESSAGES).entries()) {
    const read = parseMessage(each, newId);
    if (read.ok) messages.push(read.value);
    else unreadable.push({ at, problem: read.error });
  }
  const [first, ...others] = messages;
  if (first) return { ok: true, value: { messages: [first, ...others], unreadable } };
  const problem = unreadable[0]?.problem ?? ({ kind: 'noKeys' } as const);
  return refused({ kind: 'notAMessage', problem });
}

const nowhere: JsonError = { line: 1, column: 1, found: '' };

async function fromLink(link: URL, newId: NewId): Promise<Result<Imported, ImportFailure>> {
  const content = readLink(link);
  switch (content.kind) {
    case 'json':
      return mapped(fromJson(content.text, newId));
    case 'share':
      return (await fromShare(content.code, newId)) ?? refused({ kind: 'unknownLink' });
    case 'storedElsewhere':
      return refused(content);
    case 'unknown':
      return refused({ kind: 'unknownLink' });
  }
}

/** What is neither a link nor JSON may be the part of a link that holds the message. */
async function fromCode(text: string, newId: NewId): Promise<Result<Imported, ImportFailure>> {
  const shared = await fromShare(text, newId);
  if (shared !== null) return shared;
  const json = decodedJson(text);
  return fromJson(json ?? text, newId);
}

async function fromShare(
  code: string,
  newId: NewId,
): Promise<Result<Imported, ImportFailure> | null> {
  const decoded = await decodeShare(code, newId);
  if (!decoded.ok) return null;
  return {
    ok: true,
    value: { messages: [{ message: decoded.value, leftOut: [] }], unreadable: [] },
  };
}

/** A link is a stranger's: what it brings is made harmless, and its JSON is nothing a reader could mend. */
function mapped(result: Result<Imported, ImportFailure>): Result<Imported, ImportFailure> {
  if (result.ok) {
    const [first, ...others] = result.value.messages;
    const messages: Imported['messages'] = [harmlessOne(first), ...others.map(harmlessOne)];
    return { ok: true, value: { ...result.value, messages } };
  }
  return result.error.kind === 'notJson' ? refused({ kind: 'unknownLink' }) : result;
}

function harmlessOne(parsedMessage: ParsedMessage): ParsedMessage {
  return { ...parsedMessage, message: harmless(parsedMessage.message) };
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

function refused(error: ImportFailure): { ok: false; error: ImportFailure } {
  return { ok: false, error };
}
