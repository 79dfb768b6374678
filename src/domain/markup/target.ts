import { longestAddress, safeAddress } from './address';

/** The target of a masked link: `(address)`, `(<address>)`, or either with a title in quotes. */
export interface Target {
  href: string;
  title: string | null;
  /** The index after the closing parenthesis. */
  end: number;
}

const longestTitle = 512;

/** Maximum length of a target: twice the length of an address, so that there is room for a title and white space. */
export const longestTarget = 2 * longestAddress;

/** The end of a target: an optional `>`, an optional title, and the parenthesis. */
interface Ending {
  title: string | null;
  end: number;
}

/** The address may contain pairs of parentheses and escaped characters. White space is allowed only around it. */
export function readTarget(text: string, open: number): Target | null {
  const first = afterSpace(text, open + 1);
  const start = text[first] === '<' ? first + 1 : first;
  if (!startsAddress(text, start)) return null;

  const pairEnd = pairEnds(text);
  let address = '';
  // If nothing after the address closes the target, it ends with the last pair of parentheses inside the address.
  let spare: { length: number; end: number } | null = null;
  for (let at = start; at < text.length && at - start <= longestAddress;) {
    const ending = endingAt(text, at);
    if (ending) return targetOf(address, ending);
    const part = partAt(text, at, pairEnd);
    if (part === null) break;
    address += part.text;
    at = part.end;
    if (part.isPair) spare = { length: address.length - 1, end: at };
  }
  return spare && targetOf(address.slice(0, spare.length), { title: null, end: spare.end });
}

function startsAddress(text: string, at: number): boolean {
  const scheme = /https?:\/\//iy;
  scheme.lastIndex = at;
  return scheme.test(text);
}

function targetOf(address: string, { title, end }: Ending): Target | null {
  const href = safeAddress(address);
  return href === null ? null : { href, title, end };
}

interface Part {
  text: string;
  end: number;
  isPair: boolean;
}

/** Reads the next part of an address: plain characters, an escaped one, or a pair of parentheses with its content. */
function partAt(text: string, at: number, pairEnd: (open: number) => number | null): Part | null {
  const char = text[at] ?? '';
  if (isSpace(char)) return null;
  if (char === '\\') {
    const next = text[at + 1] ?? ' ';
    if (isSpace(next)) return null;
    return { text: /[0-9A-Za-z]/.test(next) ? char + next : next, end: at + 2, isPair: false };
  }
  const close = char === '(' ? pairEnd(at) : null;
  if (close !== null) return { text: text.slice(at, close), end: close, isPair: true };
  const plain = /[^\s\\()>]+/y;
  plain.lastIndex = at;
  const signs = plain.exec(text)?.[0] ?? char;
  return { text: signs, end: at + signs.length, isPair: false };
}

/** Maps an opening parenthesis to the position after its closing one. Call it with increasing positions. */
function pairEnds(text: string): (open: number) => number | null {
  let stop = -1;
  return (open) => {
    if (stop <= open) {
      const length = text.slice(open, open + longestAddress).search(/[\s)]/);
      stop = length < 0 ? open + longestAddress : open + length;
    }
    return text[stop] === ')' ? stop + 1 : null;
  };
}

function endingAt(text: string, at: number): Ending | null {
  const char = text[at] ?? '';
  if (char !== '>' && char !== ')' && !isSpace(char)) return null;
  const after = char === '>' ? at + 1 : at;
  const next = afterSpace(text, after);
  if (text[next] === ')') return { title: null, end: next + 1 };
  return next > after ? titledEnding(text, next) : null;
}

function titledEnding(text: string, open: number): Ending | null {
  if (!isQuote(text[open])) return null;
  for (let at = open + 1; at < text.length && at - open <= longestTitle; at += 1) {
    if (!isQuote(text[at])) continue;
    const next = afterSpace(text, at + 1);
    if (text[next] === ')') return { title: text.slice(open + 1, at), end: next + 1 };
  }
  return null;
}

/** Skips white space, at most `longestTitle` characters. */
function afterSpace(text: string, from: number): number {
  let at = from;
  while (at - from < longestTitle && isSpace(text[at] ?? '')) at += 1;
  return at;
}

function isSpace(char: string): boolean {
  return /\s/.test(char);
}

function isQuote(char: string | undefined): boolean {
  return char === "'" || char === '"';
}
