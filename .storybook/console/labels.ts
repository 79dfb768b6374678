import type { AnyEventObject } from 'xstate';
import { areEqual, isBag, referenceIn } from './fixture-values';

/**
 * Returns short labels for the payloads of an event. A short value is shown in full. A long value is reduced to the
 * parts that differ between the payloads. For example, `stored` with 88 settings becomes `stored: {config:
 * {SuccessPoints: 7}, version: 2}`.
 */
export function payloadLabels(payloads: readonly Bag[]): string[] {
  const labels = payloads.map((payload) => {
    const parts = Object.entries(payload).flatMap(([key, part]) => {
      const peers = payloads.map((other) => other[key]);
      const isDull = isRecord(part) && payloads.length > 1 && areAlike(peers);
      return isDull ? [] : [{ key, shown: differing(part, peers), share: shareOf(part, peers) }];
    });
    return outline(ownFirst(parts));
  });
  return distinct(labels);
}

/** Returns short labels for the results of an actor, such as `ok: null` or `error: notFound`. */
export function resultLabels(answers: readonly unknown[]): string[] {
  const values = answers.filter(isOk).map(({ value }) => value);
  const labels = answers.map((answer) => {
    if (isOk(answer)) return `ok: ${outline(differing(answer.value, values))}`;
    if (isErrorAnswer(answer)) return `error: ${errorLabel(answer.error, answers)}`;
    return outline(differing(answer, answers));
  });
  return distinct(labels);
}

/**
 * Appends a number to each repetition of a label. The payloads of equal labels differ only at a depth that labels do
 * not show.
 */
function distinct(labels: readonly string[]): string[] {
  return labels.map((label, at) => {
    const before = labels.slice(0, at).filter((other) => other === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}

/**
 * Returns the kind of an error. If several errors have this kind, the label also contains the parts that distinguish
 * this error from the others.
 */
function errorLabel(error: { kind: string }, answers: readonly unknown[]): string {
  const peers = answers
    .filter(isErrorAnswer)
    .map((answer) => answer.error)
    .filter(({ kind }) => kind === error.kind);
  return peers.length < 2 ? error.kind : `${error.kind}, ${outline(differing(error, peers))}`;
}

/** Returns an event without its type. */
export function payloadOf(event: AnyEventObject): Bag {
  return Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'type'));
}

/** Returns the full payload as text for a tooltip. It can be thousands of characters long. */
export function inFull(payload: unknown): string {
  const text = JSON.stringify(payload, null, 1) ?? 'nothing';
  return text.length > LONGEST_TOOLTIP ? `${text.slice(0, LONGEST_TOOLTIP)}…` : text;
}

/** Returns a value as one line. Arrays, and objects with many keys, are replaced by their size. */
export function outline(value: unknown): string {
  if (!isRecord(value)) return outlinePart(value);
  const keys = Object.keys(value);
  if (keys.length > HANDFUL) return `{${keys.length} keys}`;
  return keys.map((key) => `${key}: ${outlinePart(value[key])}`).join(', ');
}

function outlinePart(value: unknown): string {
  const reference = referenceIn(value);
  if (reference !== null) return `of fixture ${reference}`;
  if (isRecord(value) && !isBag(value)) return nameOf(value);
  if (isRecord(value))
    return Object.keys(value).length > HANDFUL ? outline(value) : `{${outline(value)}}`;
  if (typeof value === 'string') return /^[\w#./@:-]+$/.test(value) ? value : JSON.stringify(value);
  if (!Array.isArray(value)) return String(value);
  return value.some(isRecord) || value.length > HANDFUL
    ? `[${value.length} ${value.length === 1 ? 'item' : 'items'}]`
    : `[${value.map(outlinePart).join(', ')}]`;
}

/** Returns the class and name of an object, such as `File card.png`. */
function nameOf(value: object): string {
  const { name } = value as { name?: unknown };
  return [value.constructor.name, typeof name === 'string' && name].filter(Boolean).join(' ');
}

const HANDFUL = 6;
const LONGEST_TOOLTIP = 1_000;

type Bag = Readonly<Record<string, unknown>>;

/** Returns the part of a value that differs from its siblings. If nothing differs, returns the whole value. */
function differing(value: unknown, siblings: readonly unknown[]): unknown {
  const others = siblings.filter(isRecord);
  if (!isRecord(value) || others.length < 2) return value;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const peers = others.map((other) => other[key]);
    return areAlike(peers)
      ? []
      : [{ key, shown: differing(part, peers), share: shareOf(part, peers) }];
  });
  return parts.length === 0 ? value : ownFirst(parts);
}

/** A part of a value as a label shows it. `share` is the number of siblings that have the same part. */
interface Part {
  key: string;
  shown: unknown;
  share: number;
}

/**
 * Returns the parts as an object. What the fewest siblings have comes first, because a button may show only the start
 * of its label.
 */
function ownFirst(parts: readonly Part[]): Bag {
  const sorted = parts.toSorted((one, other) => one.share - other.share);
  return Object.fromEntries(sorted.map(({ key, shown }) => [key, shown]));
}

function shareOf(part: unknown, peers: readonly unknown[]): number {
  return peers.filter((peer) => areEqual(peer, part)).length;
}

function areAlike(values: readonly unknown[]): boolean {
  return values.every((value) => areEqual(value, values[0]));
}

function isRecord(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOk(answer: unknown): answer is { ok: true; value: unknown } {
  return isRecord(answer) && answer['ok'] === true;
}

function isErrorAnswer(answer: unknown): answer is { ok: false; error: { kind: string } } {
  return isRecord(answer) && answer['ok'] === false && isRecord(answer['error']);
}
