import { linesOf, type Line, type TextSelection } from './text-selection';

export type LineFormat = 'heading' | 'bullets' | 'numbers' | 'quote';

/** The start of a line: the marker of a quote, the indent, and the marker of a heading or list item. */
const lineStart = /^(> )?( *)((?:[-*] |\d{1,9}\. |#{1,3} )?)/;

/** Returns the position in `text` at which the content of the given line begins, after its markers. */
export function lineStartOf(text: string, { from, to }: Line): number {
  const head = lineStart.exec(text.slice(from, Math.min(to, from + LONGEST_START)));
  return from + (head?.[0].length ?? 0);
}

/** The characters of a line that are searched for markers. The limit keeps the search fast. */
const LONGEST_START = 60;

interface Start {
  quote: string;
  indent: string;
  marker: string;
}

/**
 * Toggles the Markdown marker of each line that the selection touches. If all lines have it, it is removed; a heading
 * goes through `#`, `##` and `###` first. Blank lines stay blank, unless the selection touches only one line.
 */
export function toggleLines(selection: TextSelection, format: LineFormat): TextSelection {
  const { text, start, end } = selection;
  const lines = linesOf(selection);
  const isMarkable = (line: Line) =>
    lines.length === 1 || text.slice(line.from, line.to).trim() !== '';
  const starts = lines.map((line) => startOf(text.slice(line.from, line.to)));
  const marked = starts.filter((_, at) => isMarkable(lines[at] ?? nowhere));
  const marker = nextMarker(marked, format);

  let result = text.slice(0, lines[0]?.from ?? 0);
  let number = 0;
  const places = new Map<'start' | 'end', number>();
  lines.forEach((line, at) => {
    const old = starts[at] ?? startOf('');
    const isChanged = isMarkable(line);
    if (isChanged) number += 1;
    const fresh = isChanged ? withMarker(old, format, marker(number)) : old;
    const [before, after] = [lengthOf(old), lengthOf(fresh)];
    const lineAt = result.length;
    const placed = (position: number) =>
      lineAt + Math.max(after, position - line.from - before + after);
    if (start >= line.from && start <= line.to) places.set('start', placed(start));
    if (end >= line.from && end <= line.to) places.set('end', placed(end));
    result += `${fresh.quote}${fresh.indent}${fresh.marker}${text.slice(line.from + before, line.to)}`;
    if (at < lines.length - 1) result += '\n';
  });
  const rest = lines.at(-1)?.to ?? 0;
  const newStart = places.get('start') ?? result.length;
  const newEnd = places.get('end') ?? result.length;
  return { text: result + text.slice(rest), start: newStart, end: Math.max(newStart, newEnd) };
}

const nowhere: Line = { from: 0, to: 0 };

function startOf(line: string): Start {
  const [, quote = '', indent = '', marker = ''] = lineStart.exec(line) ?? [];
  return { quote, indent, marker };
}

function lengthOf({ quote, indent, marker }: Start): number {
  return quote.length + indent.length + marker.length;
}

/** Returns a function that takes the number of a line, starting at 1, and returns the new marker of the line. */
function nextMarker(marked: readonly Start[], format: LineFormat): (line: number) => string {
  switch (format) {
    case 'heading': {
      const level = marked[0]?.marker.startsWith('#') ? marked[0].marker.length - 1 : 0;
      const next = level === 3 ? '' : `${'#'.repeat(level + 1)} `;
      return () => next;
    }
    case 'bullets': {
      const isOn = marked.every(({ marker }) => /^[-*] /.test(marker));
      return () => (isOn ? '' : '- ');
    }
    case 'numbers': {
      const isOn = marked.every(({ marker }) => /^\d/.test(marker));
      return (line) => (isOn ? '' : `${line}. `);
    }
    case 'quote': {
      const isOn = marked.every(({ quote }) => quote !== '');
      return () => (isOn ? '' : '> ');
    }
  }
}

/** Replaces the marker of a line. A heading also loses its indent, because a heading cannot be indented. */
function withMarker(start: Start, format: LineFormat, marker: string): Start {
  if (format === 'quote') return { ...start, quote: marker };
  return { ...start, marker, ...(format === 'heading' && { indent: '' }) };
}
