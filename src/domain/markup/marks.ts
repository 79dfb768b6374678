import { within, type Cursor, type Range, type Rule } from './range';
import { isEscaped, type PairMark } from './source';
import type { MarkType } from './tree';

/**
 * `notBefore` is a character that must not follow the closing pair. If it does follow, the pair belongs to another
 * mark.
 */
interface Pair {
  type: MarkType;
  notBefore: string | null;
  respectsEscapes: boolean;
}

const pairs: Readonly<Record<PairMark, Pair>> = {
  '**': { type: 'bold', notBefore: '*', respectsEscapes: true },
  __: { type: 'underline', notBefore: '_', respectsEscapes: true },
  '~~': { type: 'strikethrough', notBefore: '_', respectsEscapes: false },
  '||': { type: 'spoiler', notBefore: null, respectsEscapes: false },
};

/** Returns the rule for bold, underline, strikethrough or spoiler. A mark must have content. */
export function pairRule(mark: PairMark): Rule {
  return ({ range, at, atLineStart }, inside) => {
    if (!range.source.text.startsWith(mark, at)) return null;
    const close = closeOfPair(range, at, mark);
    if (close === null) return null;
    const children = inside(within(range, { from: at + 2, to: close, atLineStart }));
    return { node: { type: pairs[mark].type, children }, end: close + 2 };
  };
}

function closeOfPair({ source, to }: Range, at: number, mark: PairMark): number | null {
  const { text, pairClose } = source;
  const { respectsEscapes } = pairs[mark];
  const first = at + 3;
  // A pair at the end of the range closes the mark even if the same character follows. That one belongs to the parent.
  const last = to - 2;
  const closesAtEnd =
    last >= first && text.startsWith(mark, last) && !(respectsEscapes && isEscaped(text, last));
  const close = Math.min(pairClose[mark](first), closesAtEnd ? last : Infinity);
  return close <= last ? close : null;
}

/**
 * Returns the rule for italics with `*` or `_`. The content may contain pairs of the same character, and escaped
 * characters. `*` must not have white space on its inner side. A closing `_` must be at the end of a word.
 */
export function italicRule(mark: '*' | '_'): Rule {
  return (cursor, inside) => {
    const { range, at, atLineStart } = cursor;
    const close = closeOfItalic(cursor, mark);
    if (close === null) return null;
    const children = inside(within(range, { from: at + 1, to: close, atLineStart }));
    return { node: { type: 'italic', children }, end: close + 1 };
  };
}

function closeOfItalic({ range, at }: Cursor, mark: '*' | '_'): number | null {
  const { source, to } = range;
  const { text } = source;
  const dead = range.deadEnds[mark];
  const passed: number[] = [];
  let here = at + 1;
  if (mark === '*' && isSpace(text[here] ?? ' ')) return null;

  while (here < to) {
    const char = text[here] ?? '';
    const isPair = char === mark && here + 1 < to && text[here + 1] === mark;
    if (char === mark && !isPair) {
      if (here > at + 1 && endsItalic(range, here, mark)) return here;
      break;
    }
    if (isPair || char === '\\') {
      // An earlier search that passed this position has failed, so this search would fail, too.
      if (dead.has(here)) break;
      passed.push(here);
      here += 2;
    } else if (mark === '*' && isSpace(char)) {
      here = afterSpace(text, here, to);
      const opensPair = here + 1 < to && text[here + 1] === mark;
      if (text[here] === mark && !opensPair) break;
    } else {
      here += 1;
    }
  }
  for (const place of passed) dead.add(place);
  return null;
}

function endsItalic({ source, to }: Range, at: number, mark: '*' | '_'): boolean {
  return mark === '*' || at + 1 >= to || !/\w/.test(source.text[at + 1] ?? '');
}

function afterSpace(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isSpace(text[at] ?? '')) at += 1;
  return at;
}

function isSpace(char: string): boolean {
  return /\s/.test(char);
}
