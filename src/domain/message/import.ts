import type { Result } from '../result';
import type { NewId } from './embed';
import { fencedJson, unfenced } from './import-fences';
import { findMessages } from './import-shapes';
import { decodedJson, looksLikeJson, MOST_LINK_CHARACTERS, readLink } from './import-links';
import { locateJsonError, type JsonError } from './json-error';
import { parseMessageLink } from './message-link';
import { parseMessage, type ParsedMessage, type SchemaProblem } from './parse-message';
import { decodeShare, sanitize } from './share-link';
import { isUrl } from '../is-url';

/** The readable messages of a pasted text (at least one), and the problem of each unreadable message. */
export interface Imported {
  messages: readonly [ParsedMessage, ...ParsedMessage[]];
  unreadable: readonly UnreadableMessage[];
}

/** A message that cannot be read; `at` is its index among all messages. */
export interface UnreadableMessage {
  at: number;
  problem: SchemaProblem;
}

export type ImportFailure =
  | { kind: 'empty' }
  /** Longer than `MOST_CHARACTERS`. */
  | { kind: 'tooLarge' }
  /** Neither JSON nor a link. `error` is the first syntax error. */
  | { kind: 'notJson'; error: JsonError }
  /** JSON, but not a valid message. `problem` is the first mistake. */
  | { kind: 'notAMessage'; problem: SchemaProblem }
  /** A link to a message on Discord. Only the webhook that posted the message can read it. */
  | { kind: 'sentMessage'; link: string }
  /** A link to a message on another tool's server. */
  | { kind: 'storedElsewhere'; host: string }
  | { kind: 'unknownLink' };

const MOST_MESSAGES = 100;

/** Maximum length in characters. Backup files are large. */
const MOST_CHARACTERS = 2_000_000;

/**
 * Reads the messages in a pasted text. The text can be JSON of this tool, Discord, discord.js or Discohook, alone or in
 * fenced code blocks with other text around them. It can also be a link of this tool or of a tool in discord.md §9.1. Returns every message of a
 * backup, in the same order. Webhook URLs are not imported.
 */
export async function importMessages(
  pasted: string,
  newId: NewId,
): Promise<Result<Imported, ImportFailure>> {
  if (pasted.length > MOST_CHARACTERS) return failure({ kind: 'tooLarge' });
  const blocks = fencedJson(pasted);
  if (blocks.length > 0) return together(blocks.map((json) => fromJson(json, newId)));
  const text = unfenced(pasted).trim();
  if (text === '') return failure({ kind: 'empty' });
  if (parseMessageLink(text) !== null) return failure({ kind: 'sentMessage', link: text });
  const link = linkIn(text);
  if (link !== null) return fromLink(link, newId);
  if (looksLikeJson(text)) return fromJson(text, newId);
  return fromCode(text, newId);
}

export function fromJson(text: string, newId: NewId): Result<Imported, ImportFailure> {
  const raw = parsed(text);
  if (raw === undefined) {
    return failure({ kind: 'notJson', error: locateJsonError(text) ?? nowhere });
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
  return failure({ kind: 'notAMessage', problem });
}

const nowhere: JsonError = { line: 1, column: 1, found: '' };

async function fromLink(link: URL, newId: NewId): Promise<Result<Imported, ImportFailure>> {
  const content = readLink(link);
  switch (content.kind) {
    case 'json':
      return mapped(fromJson(content.text, newId));
    case 'share':
      return (await fromShare(content.code, newId)) ?? failure({ kind: 'unknownLink' });
    case 'storedElsewhere':
      return failure(content);
    case 'unknown':
      return failure({ kind: 'unknownLink' });
  }
}

/** Reads the given text, which may be only the encoded part of a link. */
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

/** Sanitizes the messages, because links come from other people. A JSON syntax error becomes an unreadable link. */
function mapped(result: Result<Imported, ImportFailure>): Result<Imported, ImportFailure> {
  if (result.ok) {
    const [first, ...others] = result.value.messages;
    const messages: Imported['messages'] = [sanitizeParsed(first), ...others.map(sanitizeParsed)];
    return { ok: true, value: { ...result.value, messages } };
  }
  return result.error.kind === 'notJson' ? failure({ kind: 'unknownLink' }) : result;
}

function sanitizeParsed({ message, leftOut }: ParsedMessage): ParsedMessage {
  const sanitized = sanitize(message);
  return { message: sanitized, leftOut: [...leftOut, ...emptied(message, sanitized, '')] };
}

/** Returns the paths of the texts that were removed from a message. */
function emptied(before: unknown, after: unknown, path: string): string[] {
  if (typeof before === 'string') return before.trim() !== '' && after === '' ? [path] : [];
  if (typeof before !== 'object' || before === null) return [];
  return Object.entries(before).flatMap(([name, value]) => {
    const below = Array.isArray(before)
      ? `${path}[${name}]`
      : path === ''
        ? name
        : `${path}.${name}`;
    return emptied(value, (after as Record<string, unknown>)[name], below);
  });
}

function linkIn(text: string): URL | null {
  const isLink = /^https?:\/\/\S+$/i.test(text) && text.length <= MOST_LINK_CHARACTERS;
  return isLink && isUrl(text) ? new URL(text) : null;
}

/** Joins the messages of several code blocks. A block that is not JSON fails the whole import. */
function together(
  results: readonly Result<Imported, ImportFailure>[],
): Result<Imported, ImportFailure> {
  const messages: ParsedMessage[] = [];
  const unreadable: UnreadableMessage[] = [];
  for (const result of results) {
    const at = messages.length + unreadable.length;
    if (result.ok) {
      messages.push(...result.value.messages);
      unreadable.push(...result.value.unreadable.map((each) => ({ ...each, at: at + each.at })));
    } else if (result.error.kind === 'notAMessage') {
      unreadable.push({ at, problem: result.error.problem });
    } else return result;
  }
  const [first, ...others] = messages.slice(0, MOST_MESSAGES);
  if (first) return { ok: true, value: { messages: [first, ...others], unreadable } };
  return results[0] ?? failure({ kind: 'empty' });
}

/** Returns undefined for invalid text, because undefined is not a JSON value. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failure(error: ImportFailure): { ok: false; error: ImportFailure } {
  return { ok: false, error };
}
