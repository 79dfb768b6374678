import { indexMaskedLinks, type MaskedLink } from './masked-link';

/** The pairs of characters that open and close a mark. */
export type PairMark = '**' | '__' | '~~' | '||';

/** Asks for the first place from `from` on; Infinity where there is none. */
export type Search = (from: number) => number;

/**
 * A text with what was already found in it. Every search is asked from left to right and remembers its
 * last hit, so that all questions about a text together walk it once: this keeps parsing linear, however
 * many marks open and never close.
 */
export interface Source {
  readonly text: string;
  /** Where a pair may close, going by the text alone: see `pairs.ts` for the end of a range. */
  readonly pairClose: Readonly<Record<PairMark, Search>>;
  /** Three back-ticks in a row. */
  readonly fence: Search;
  /** A run of exactly one, and of exactly two, back-ticks. */
  readonly singleTick: Search;
  readonly doubleTick: Search;
  /** What may start a construct in the middle of a line, addresses aside, or ends the line. */
  readonly special: Search;
  /** Where a bare address may start. */
  readonly addressStart: Search;
  /** What ends a bare address: white space or `<`. */
  readonly addressEnd: Search;
  readonly closingAngle: Search;
  /** The masked link that starts at a `[`, if one does. */
  readonly maskedLinkAt: (at: number) => MaskedLink | undefined;
}

/** Prepares a text for reading. Nothing is searched before it is asked for. */
export function sourceOf(text: string): Source {
  let maskedLinks: ReadonlyMap<number, MaskedLink> | null = null;
  return {
    text,
    pairClose: {
      '**': remembering((from) => closingPair(text, '**', from, '*')),
      __: remembering((from) => closingPair(text, '__', from, '_')),
      '~~': remembering((from) => plainPair(text, '~~', from, '_')),
      '||': remembering((from) => orInfinity(text.indexOf('||', from))),
    },
    fence: remembering((from) => orInfinity(text.indexOf('```', from))),
    singleTick: remembering((from) => tickRun(text, from, 1)),
    doubleTick: remembering((from) => tickRun(text, from, 2)),
    special: remembering((from) => match(text, /[\n\\¯*_~|`[<@]/g, from)),
    addressStart: remembering((from) => orInfinity(text.indexOf('http', from))),
    addressEnd: remembering((from) => match(text, /[\s<]/g, from)),
    closingAngle: remembering((from) => orInfinity(text.indexOf('>', from))),
    maskedLinkAt: (at) => {
      maskedLinks ??= indexMaskedLinks(text);
      return maskedLinks.get(at);
    },
  };
}

/** Whether an odd number of backslashes stands before a place, so that the last one escapes it. */
export function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

function remembering(search: Search): Search {
  let hit = -1;
  return (from) => {
    if (hit < from) hit = search(from);
    return hit;
  };
}

/** A pair that no escape and no third sign of its kind spoils. */
function closingPair(text: string, mark: PairMark, from: number, notBefore: string): number {
  let at = plainPair(text, mark, from, notBefore);
  while (at < text.length && isEscaped(text, at)) at = plainPair(text, mark, at + 1, notBefore);
  return at;
}

function plainPair(text: string, mark: PairMark, from: number, notBefore: string): number {
  let at = text.indexOf(mark, from);
  while (at >= 0 && text[at + 2] === notBefore) at = text.indexOf(mark, at + 1);
  return orInfinity(at);
}

function tickRun(text: string, from: number, length: number): number {
  let at = text.indexOf('`', from);
  while (at >= 0) {
    let end = at;
    while (text[end] === '`') end += 1;
    if (end - at === length && text[at - 1] !== '`') return at;
    at = text.indexOf('`', end);
  }
  return Infinity;
}

function match(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? Infinity;
}

function orInfinity(index: number): number {
  return index < 0 ? Infinity : index;
}
