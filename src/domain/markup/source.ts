import { indexMaskedLinks, type MaskedLink } from './masked-link';

/** Marks of two characters. */
export type PairMark = '**' | '__' | '~~' | '||';

/** Returns the first match at or after `from`, or Infinity. */
export type Search = (from: number) => number;

/**
 * A text, and searches in it that cache their last match. Call each search with increasing positions, so that parsing
 * stays linear, even if many marks are never closed.
 */
export interface Source {
  readonly text: string;
  /** Finds a delimiter such as `**` that may close a mark. Searches the whole text; `marks.ts` checks the range. */
  readonly pairClose: Readonly<Record<PairMark, Search>>;
  readonly fence: Search;
  /** A run of exactly one or exactly two backticks. */
  readonly singleTick: Search;
  readonly doubleTick: Search;
  /** Finds the next line break, or the next character that may start a construct other than an address. */
  readonly special: Search;
  readonly addressStart: Search;
  /** White space or `<`. */
  readonly addressEnd: Search;
  readonly closingAngle: Search;
  readonly maskedLinkAt: (at: number) => MaskedLink | undefined;
}

/** Returns the searches of a text. Each search runs when it is first called. */
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

/** Returns whether the character is escaped. It is escaped if an odd number of backslashes precedes it. */
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

/** Returns the index of the next pair that is not escaped and not followed by `notBefore`. */
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
