import { lineStartOf } from './format-lines';
import { linesOf, spliced, trimmed, type TextSelection } from './text-selection';
import type { MarkType } from './tree';

export type MarkFormat = MarkType | 'code';

/** For each format, the mark that the toolbar inserts, followed by the other marks with the same meaning. */
const marks: Readonly<Record<MarkFormat, readonly [string, ...string[]]>> = {
  bold: ['**'],
  italic: ['*', '_'],
  underline: ['__'],
  strikethrough: ['~~'],
  spoiler: ['||'],
  code: ['`', '``'],
};

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Toggles a mark around the selection. Each line is marked separately, after the markers of lists and headings, because
 * a mark does not continue in the next list item. The marks are removed if every line has them. If nothing is selected,
 * marks the word around the caret, or inserts an empty pair of marks.
 */
export function toggleMark(selection: TextSelection, format: MarkFormat): TextSelection {
  const { text, start, end } = selection;
  if (start === end) return atCaret(selection, format);
  const lines = linesOf(selection);
  const spans = lines.flatMap((line): Span[] => {
    const lineStart = lineStartOf(text, line);
    let from = Math.max(start, lineStart);
    let to = Math.max(from, Math.min(end, line.to));
    if (lines.length > 1) {
      if (isOnlyMarks(text.slice(lineStart, from))) from = lineStart;
      if (isOnlyMarks(text.slice(to, line.to))) to = line.to;
    }
    const inner = trimmed({ text, start: from, end: to });
    return inner ? [{ from: inner.start, to: inner.end }] : [];
  });
  return spans.length === 0 ? selection : toggled(text, spans, format);
}

/**
 * A selection of marked lines may begin after the first mark and end before the last one. The caller includes these.
 */
function isOnlyMarks(text: string): boolean {
  return /^[*_~|`]*$/.test(text);
}

function atCaret(selection: TextSelection, format: MarkFormat): TextSelection {
  const { text, start } = selection;
  const word = wordAt(text, start);
  if (word) {
    const after = toggled(text, [word], format);
    const caret = after.start + (start - word.from);
    return { ...after, start: caret, end: caret };
  }
  const on = layerAround(text, { from: start, to: start }, format);
  if (on) return toggled(text, [{ from: start, to: start }], format);
  const [mark] = marks[format];
  const caret = start + mark.length;
  return spliced(
    text,
    { from: start, to: start, insert: mark + mark },
    { start: caret, end: caret },
  );
}

/** The characters on each side of the caret that are searched for the word. The limit keeps the search fast. */
const LONGEST_WORD = 100;

/** Returns the word around the caret, or null if the caret is not between two characters of a word. */
function wordAt(text: string, caret: number): Span | null {
  const before = /[\p{L}\p{M}\p{N}]+$/u.exec(text.slice(Math.max(0, caret - LONGEST_WORD), caret));
  const after = /^[\p{L}\p{M}\p{N}]+/u.exec(text.slice(caret, caret + LONGEST_WORD));
  return before && after ? { from: caret - before[0].length, to: caret + after[0].length } : null;
}

/** The spans are in order and do not overlap. The new selection starts in the first one and ends in the last one. */
function toggled(text: string, spans: readonly Span[], format: MarkFormat): TextSelection {
  const found = spans.map((span) => markOf(text, span, format));
  const isOn = found.every((each) => each !== null);
  let result = '';
  let at = 0;
  let start = 0;
  let end = 0;
  spans.forEach((span, index) => {
    const layer = found[index] ?? null;
    const outer = layer ?? span;
    result += text.slice(at, outer.from);
    at = outer.to;
    const inner = layer
      ? text.slice(layer.from + layer.mark.length, layer.to - layer.mark.length)
      : text.slice(span.from, span.to);
    // A line that already has the mark does not change when the other lines get it.
    const mark = isOn ? '' : (layer?.mark ?? markFor(inner, format));
    const edge = layer ? layer.inside : 0;
    if (index === 0) start = result.length + mark.length + edge;
    result += mark + inner + mark;
    end = result.length - mark.length - edge;
  });
  return { text: result + text.slice(at), start, end };
}

/** Returns the mark for a text. Code that contains a backtick needs a mark of two backticks. */
function markFor(inner: string, format: MarkFormat): string {
  return format === 'code' && inner.includes('`') ? '``' : marks[format][0];
}

interface Layer extends Span {
  mark: string;
  /** The length of other marks between this mark and the text, on each side. */
  inside: number;
}

/** Finds the nearest mark around a span or at its inner edges. The range of the result includes both marks. */
function markOf(text: string, span: Span, format: MarkFormat): Layer | null {
  let core = span;
  for (let inner = innerLayer(text, core); inner; inner = innerLayer(text, core)) {
    core = { from: core.from + inner.length, to: core.to - inner.length };
  }
  return layerAround(text, core, format);
}

/** Other marks may be between this mark and the span. */
function layerAround(text: string, span: Span, format: MarkFormat): Layer | null {
  let { from, to } = span;
  for (;;) {
    const mark = markAround(text, from, to);
    if (mark === null) return null;
    const inside = span.from - from;
    from -= mark.length;
    to += mark.length;
    if (marks[format].includes(mark)) return { from, to, mark, inside };
  }
}

/** Returns the mark directly before and after a range, or null. If the range is inside `***`, the mark is `*`. */
function markAround(text: string, from: number, to: number): string | null {
  const char = text[from - 1];
  if (char === undefined || text[to] !== char || isEscaped(text, from - 1)) return null;
  return markOfRun(char, Math.min(runBefore(text, from), runAfter(text, to, text.length)));
}

/** Returns null if the text between contains the same mark, because the two marks then do not belong together. */
function innerLayer(text: string, { from, to }: Span): string | null {
  const char = text[from];
  if (char === undefined || text[to - 1] !== char) return null;
  const run = Math.min(runAfter(text, from, to), runBefore(text, to));
  const mark = markOfRun(char, run);
  if (mark === null || to - from <= 2 * mark.length) return null;
  const inner = text.slice(from + run, to - run);
  return runsOf(inner, char).some((length) => length === mark.length || length > 2) ? null : mark;
}

const LONGEST_RUN = 4;

function runBefore(text: string, at: number): number {
  let length = 0;
  while (length < LONGEST_RUN && text[at - 1] === text[at - 1 - length] && at - length > 0) {
    length += 1;
  }
  return length;
}

function runAfter(text: string, at: number, limit: number): number {
  let length = 0;
  while (length < LONGEST_RUN && at + length < limit && text[at] === text[at + length]) length += 1;
  return length;
}

function runsOf(text: string, char: string): number[] {
  return text.split(new RegExp(`[^\\${char}]+`)).map((run) => run.length);
}

function markOfRun(char: string, length: number): string | null {
  switch (char) {
    case '*':
    case '_':
      return length === 2 || length > 3 ? char + char : char;
    case '~':
    case '|':
      return length >= 2 ? char + char : null;
    case '`':
      return length <= 2 ? char.repeat(length) : null;
    default:
      return null;
  }
}

function isEscaped(text: string, at: number): boolean {
  return text[at - 1] === '\\' && text[at - 2] !== '\\';
}
