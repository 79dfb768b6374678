import { endOfLine, trimmed } from './lines';
import { readList } from './list';
import { within, type Cursor, type Range, type ReadInside, type Rule, type Step } from './range';
import { sourceOf } from './source';
import type { MarkupNode } from './tree';

type Stretch = Pick<Range, 'from' | 'to'> & { range: Range };

/** Parses quotes, headings, subtext and lists, only at the start of a line, and not inside links. */
export const readBlock: Rule = (cursor, inside) => {
  const { range, at } = cursor;
  if (range.inLink || !range.abilities.blocks) return null;
  const { text } = range.source;
  let first = at;
  while (first < range.to && text[first] === ' ') first += 1;
  switch (first < range.to ? text[first] : '') {
    case '>':
      return readQuote(cursor, first, inside);
    case '#':
      return readHeading(cursor, first, inside);
    case '-':
      return readSubtext(cursor, inside) ?? readList(cursor, first, inside);
    default:
      return /[*\d]/.test(text[first] ?? '') ? readList(cursor, first, inside) : null;
  }
};

/** `>>> ` quotes all of the remaining text, `> ` one line. Consecutive quoted lines become one quote. */
function readQuote({ range, at }: Cursor, first: number, inside: ReadInside): Step | null {
  if (range.inQuote) return null;
  const { text } = range.source;
  if (text.startsWith('>>> ', first)) {
    let from = first + 4;
    while (from < range.to && text[from] === ' ') from += 1;
    const all = within(range, { from, to: range.to, atLineStart: true, inQuote: true });
    return { node: { type: 'quote', children: inside(all) }, end: range.to };
  }
  const lines: string[] = [];
  let here = at;
  while (here < range.to) {
    const end = endOfLine(text, here, range.to);
    const line = /^ *> (.*)$/s.exec(text.slice(here, end))?.[1];
    if (line === undefined) break;
    lines.push(line);
    here = end + 1;
  }
  if (lines.length === 0) return null;
  const source = sourceOf(lines.join('\n'));
  const children = inside(
    within(range, { source, from: 0, to: source.text.length, atLineStart: true, inQuote: true }),
  );
  return { node: { type: 'quote', children }, end: Math.min(here, range.to) };
}

/** Parses a heading: one to three hashes, a space, and text. Closing hashes are dropped. */
function readHeading({ range }: Cursor, first: number, inside: ReadInside): Step | null {
  const { text } = range.source;
  let after = first;
  while (text[after] === '#') after += 1;
  const level = after - first;
  if (!range.abilities.headings || !isLevel(level)) return null;
  if (text[after] !== ' ' || text[after + 1] === '#') return null;
  const end = endOfLine(text, after, range.to);
  const [from, last] = trimmed(text, after, end);
  let to = last;
  while (to > from && text[to - 1] === '#') to -= 1;
  const children = lineInside({ range, from, to: trimmed(text, from, to)[1] }, inside);
  return children && { node: { type: 'heading', level, children }, end: afterLine(end, range.to) };
}

/** Parses subtext: `-# ` at the very start of a line, without indentation. */
function readSubtext({ range, at }: Cursor, inside: ReadInside): Step | null {
  const { text } = range.source;
  if (!text.startsWith('-# ', at) || text.startsWith('-#', at + 3)) return null;
  const end = endOfLine(text, at, range.to);
  const [from, to] = trimmed(text, at + 2, end);
  const children = lineInside({ range, from, to }, inside);
  return children && { node: { type: 'subtext', children }, end: afterLine(end, range.to) };
}

function lineInside({ range, from, to }: Stretch, inside: ReadInside): MarkupNode[] | null {
  return from < to ? inside(within(range, { from, to, atLineStart: true })) : null;
}

function isLevel(count: number): count is 1 | 2 | 3 {
  return count >= 1 && count <= 3;
}

function afterLine(end: number, to: number): number {
  return Math.min(end + 1, to);
}
