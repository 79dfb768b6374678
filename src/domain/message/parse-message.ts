import * as v from 'valibot';
import { isRecord, own } from '../bot-config/parse-json';
import type { Result } from '../result';
import type { NewId } from './embed';
import { readKeptParts, sendableFlags, type Expectation, type KeptParts } from './kept-parts';
import { unknownKeysOfEmbed, unknownKeysOfMessage, type UnknownKey } from './known-keys';
import { parseTimestamp } from './timestamp';
import { formOf, messageOf, messageSchema, previewsIn, type Message } from './message';

export interface ParsedMessage {
  message: Message;
  leftOut: readonly string[];
}

/** The first mistake in a value. `path` is a path such as "embeds[0].title", or '' for the whole value. */
export type SchemaProblem =
  | { kind: 'mustBe'; path: string; expected: Expectation }
  | { kind: 'missing'; path: string }
  | { kind: 'tooMany'; path: string; limit: number; count: number }
  /** A key that is probably a typo of `suggestion`. */
  | { kind: 'unknownKey'; path: string; suggestion: string }
  /** The value has none of the keys of a message or an embed. */
  | { kind: 'noKeys' };

/** Parses what a person wrote or pasted. Unlike `readMessage`, reports the first mistake, including typos in keys. */
export function parseMessage(raw: unknown, newId: NewId): Result<ParsedMessage, SchemaProblem> {
  if (!isRecord(raw)) return failure({ kind: 'mustBe', path: '', expected: 'object' });
  const form = formOf(raw);
  const unknown = form === 'embed' ? unknownKeysOfEmbed(raw, '') : unknownKeysOfMessage(raw);
  const mistyped = firstMistyped([
    ...unknown,
    ...(form === null ? unknownKeysOfEmbed(raw, '') : []),
  ]);
  if (mistyped) return failure(mistyped);
  if (form === null) return failure({ kind: 'noKeys' });

  const message = form === 'embed' ? { embeds: [raw] } : raw;
  const read = v.safeParse(messageSchema, message);
  const issues = read.success ? [] : read.issues.map((issue) => problemOf(issue, []));
  const parts = readKeptParts(message, (part, found) => {
    if (part !== 'attachments') issues.push(...found.map((issue) => problemOf(issue, [part])));
  });
  const [first] = issues;
  if (first) return failure(form === 'embed' ? withoutEmbed(first) : first);
  if (!read.success) return failure({ kind: 'noKeys' });
  return { ok: true, value: parsed(message, read.output, parts, { newId, unknown, form }) };
}

/** Leaves out files, which belong to another message, and link previews, which Discord generates again. */
function parsed(
  raw: object,
  read: v.InferOutput<typeof messageSchema>,
  parts: KeptParts,
  {
    newId,
    unknown,
    form,
  }: { newId: NewId; unknown: readonly UnknownKey[]; form: 'message' | 'embed' },
): ParsedMessage {
  const { attachments: _, ...kept } = parts;
  const previews = previewsIn(raw);
  const { embeds: written, lost } = withoutUnreadable(raw, read.embeds, form);
  const embeds = written.filter((_embed, at) => !previews.includes(at));
  const flags = own(raw, 'flags');
  const others = unknown.filter(({ isEmpty }) => !isEmpty).map(({ path }) => path);
  return {
    message: messageOf({ ...read, thread_id: '', embeds }, kept, newId),
    leftOut: [
      ...[...others, ...lost].filter(
        (path) => !previews.some((at) => path.startsWith(`embeds[${at}]`)),
      ),
      ...previews.map((at) => `embeds[${at}]`),
      ...(typeof flags === 'number' && (flags & ~sendableFlags) !== 0 ? ['flags'] : []),
    ],
  };
}

type ReadEmbeds = v.InferOutput<typeof messageSchema>['embeds'];

/** Removes the colors and times that are none, and returns their paths. A wrong color that is text stays as typed. */
function withoutUnreadable(
  raw: object,
  embeds: ReadEmbeds,
  form: 'message' | 'embed',
): { embeds: ReadEmbeds; lost: string[] } {
  const lost: string[] = [];
  const list = own(raw, 'embeds');
  const read = embeds.map((embed, at) => {
    const written: unknown = Array.isArray(list) ? list[at] : undefined;
    const place = form === 'embed' ? '' : `embeds[${at}].`;
    const isTime = embed.timestamp.trim() === '' || parseTimestamp(embed.timestamp) !== null;
    const kept = isTime ? embed : { ...embed, timestamp: '' };
    for (const name of ['color', 'timestamp'] as const) {
      const value = own(written, name);
      const isWritten = typeof value === 'string' ? value.trim() !== '' : value !== undefined;
      if (kept[name] === '' && value !== null && isWritten) lost.push(`${place}${name}`);
    }
    return kept;
  });
  return { embeds: read, lost };
}

function firstMistyped(unknown: readonly UnknownKey[]): SchemaProblem | null {
  const found = unknown.find(({ suggestion }) => suggestion !== null);
  if (!found || found.suggestion === null) return null;
  return { kind: 'unknownKey', path: found.path, suggestion: found.suggestion };
}

function problemOf(issue: v.BaseIssue<unknown>, above: readonly string[]): SchemaProblem {
  const path = pathOf([...above, ...(issue.path ?? []).map(({ key }) => key)]);
  if (issue.type === 'max_length') {
    return {
      kind: 'tooMany',
      path,
      limit: Number(issue.requirement),
      count: Array.isArray(issue.input) ? issue.input.length : 0,
    };
  }
  if (issue.received === 'undefined') return { kind: 'missing', path };
  const expected = isExpectation(issue.message) ? issue.message : 'object';
  return { kind: 'mustBe', path, expected };
}

const expectations: Record<Expectation, true> = {
  text: true,
  color: true,
  timestamp: true,
  boolean: true,
  object: true,
  list: true,
  wholeNumber: true,
  mentionType: true,
  id: true,
  shallow: true,
};

function isExpectation(message: string): message is Expectation {
  return Object.hasOwn(expectations, message);
}

function pathOf(keys: readonly unknown[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}

/** Removes the index from the path, for an embed that was pasted without a list around it. */
function withoutEmbed(problem: SchemaProblem): SchemaProblem {
  return 'path' in problem
    ? { ...problem, path: problem.path.replace(/^embeds\[0\]\.?/, '') }
    : problem;
}

function failure(error: SchemaProblem): { ok: false; error: SchemaProblem } {
  return { ok: false, error };
}
