import { endOfLine } from './lines';
import { within, type Cursor, type ReadInside, type Step } from './range';
import { sourceOf } from './source';

/** The maximum nesting of lists that Discord renders. Deeper lists are plain text. */
const deepestList = 11;

/** The highest number a Discord list can start with. */
const highestStart = 1_000_000_000;

/** A list item. `lines` do not contain the bullet and its indentation. */
interface Item {
  lines: string[];
  indentation: number;
}

/**
 * Parses a list. Its lines start with `- `, `* ` or `1. `. A line with the same indentation and any bullet is the next
 * item. A line that starts with a space belongs to the previous item; a bullet there starts a nested list. Any other
 * line ends the list. The first bullet decides whether the list is numbered, and with which number it starts.
 */
export function readList({ range, at }: Cursor, first: number, inside: ReadInside): Step | null {
  if (range.listDepth >= deepestList) return null;
  const { text } = range.source;
  const bullet = bulletAt(text, first, range.to);
  if (bullet === null || !hasWords(text, first + bullet.length, range.to)) return null;

  const indent = text.slice(at, first);
  const items: Item[] = [];
  let here = at;
  while (here < range.to) {
    const end = endOfLine(text, here, range.to);
    const isItem =
      text.startsWith(indent, here) && bulletAt(text, here + indent.length, end) !== null;
    const item = items.at(-1);
    if (isItem) items.push(itemOf(text.slice(here, end)));
    else if (item && text[here] === ' ') item.lines.push(dedented(text.slice(here, end), item));
    else break;
    here = end + 1;
  }

  const number = Number.parseInt(bullet, 10);
  const ordered = !Number.isNaN(number);
  const read = ({ lines }: Item) => {
    const source = sourceOf(lines.join('\n').trimEnd());
    return inside(
      within(range, {
        source,
        from: 0,
        to: source.text.length,
        atLineStart: true,
        listDepth: range.listDepth + 1,
      }),
    );
  };
  return {
    node: {
      type: 'list',
      ordered,
      start: ordered ? Math.min(highestStart, Math.max(1, number)) : 1,
      items: items.map(read),
    },
    end: Math.min(here, range.to),
  };
}

function bulletAt(text: string, at: number, to: number): string | null {
  const pattern = /(?:[*-]|\d+\.)(?= )/y;
  pattern.lastIndex = at;
  const bullet = pattern.exec(text)?.[0];
  return bullet !== undefined && at + bullet.length < to ? bullet : null;
}

function hasWords(text: string, from: number, to: number): boolean {
  return text.slice(from, endOfLine(text, from, to)).trim() !== '';
}

function itemOf(line: string): Item {
  const indentation = /^ *(?:[*-]|\d+\.) +/.exec(line)?.[0].length ?? 0;
  return { lines: [line.slice(indentation)], indentation };
}

function dedented(line: string, { indentation }: Item): string {
  let spaces = 0;
  while (spaces < indentation && line[spaces] === ' ') spaces += 1;
  return line.slice(spaces);
}
