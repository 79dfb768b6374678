import { linesOf, type Line, type TextSelection } from './text-selection';

/** The formats that are written as a sign at the start of a line. */
export type LineFormat = 'heading' | 'bullets' | 'numbers' | 'quote';

/** The start of a line: a quote sign, the indent, and the sign of a heading or list item. */
const lineStart = /^(> )?( *)((?:[-*] |\d{1,9}\. |#{1,3} )?)/;

/** Returns the position in a text at which the content of a line begins, after its signs. */
export function lineStartOf(text: string, { from, to }: Line): number {
  const head = lineStart.exec(text.slice(from, Math.min(to, from + LONGEST_START)));
  return from + (head?.[0].length ?? 0);
}

/**
 * The maximum number of characters at the start of a line that are searched for signs. The limit bounds the time of the
 * search.
 */
const LONGEST_START = 60;

interface Start {
  quote: string;
  indent: string;
  sign: string;
}

/**
 * Toggles the sign of each line that the selection touches. If all lines have the sign, it is removed. A heading first
 * changes to the next smaller one: `#`, `##`, `###`, then none. Blank lines stay blank, unless the selection touches
 * only one line.
 */
export function toggleLines(selection: TextSelection, format: LineFormat): TextSelection {
  const { text, start, end } = selection;
  const lines = linesOf(selection);
  const isMarkable = (line: Line) =>
    lines.length === 1 || text.slice(line.from, line.to).trim() !== '';
  const starts = lines.map((line) => startOf(text.slice(line.from, line.to)));
  const marked = starts.filter((_, at) => isMarkable(lines[at] ?? nowhere));
  const sign = nextSign(marked, format);

  let result = text.slice(0, lines[0]?.from ?? 0);
  let number = 0;
  const places = new Map<'start' | 'end', number>();
  lines.forEach((line, at) => {
    const old = starts[at] ?? startOf('');
    const isChanged = isMarkable(line);
    if (isChanged) number += 1;
    const fresh = isChanged ? withSign(old, format, sign(number)) : old;
    const [before, after] = [lengthOf(old), lengthOf(fresh)];
    const lineAt = result.length;
    const placed = (position: number) =>
      lineAt + Math.max(after, position - line.from - before + after);
    if (start >= line.from && start <= line.to) places.set('start', placed(start));
    if (end >= line.from && end <= line.to) places.set('end', placed(end));
    result += `${fresh.quote}${fresh.indent}${fresh.sign}${text.slice(line.from + before, line.to)}`;
    if (at < lines.length - 1) result += '\n';
  });
  const rest = lines.at(-1)?.to ?? 0;
  const newStart = places.get('start') ?? result.length;
  const newEnd = places.get('end') ?? result.length;
  return { text: result + text.slice(rest), start: newStart, end: Math.max(newStart, newEnd) };
}

const nowhere: Line = { from: 0, to: 0 };

function startOf(line: string): Start {
  const [, quote = '', indent = '', sign = ''] = lineStart.exec(line) ?? [];
  return { quote, indent, sign };
}

function lengthOf({ quote, indent, sign }: Start): number {
  return quote.length + indent.length + sign.length;
}

/** Returns the function that gives each line its new sign. Its argument is the number of the line, starting at 1. */
function nextSign(marked: readonly Start[], format: LineFormat): (line: number) => string {
  switch (format) {
    case 'heading': {
      const level = marked[0]?.sign.startsWith('#') ? marked[0].sign.length - 1 : 0;
      const next = level === 3 ? '' : `${'#'.repeat(level + 1)} `;
      return () => next;
    }
    case 'bullets': {
      const isOn = marked.every(({ sign }) => /^[-*] /.test(sign));
      return () => (isOn ? '' : '- ');
    }
    case 'numbers': {
      const isOn = marked.every(({ sign }) => /^\d/.test(sign));
      return (line) => (isOn ? '' : `${line}. `);
    }
    case 'quote': {
      const isOn = marked.every(({ quote }) => quote !== '');
      return () => (isOn ? '' : '> ');
    }
  }
}

/** A heading cannot be indented. */
function withSign(start: Start, format: LineFormat, sign: string): Start {
  if (format === 'quote') return { ...start, quote: sign };
  return { ...start, sign, ...(format === 'heading' && { indent: '' }) };
}
