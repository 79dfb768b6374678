/** A text and its selection, as in a text area. Both positions are in UTF-16 code units, and `start` <= `end`. */
export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Returns the smallest replacement that turns one text into another. Takes time in proportion to their length. */
export function changeBetween(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (
    same < shorter - from &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  ) {
    same += 1;
  }
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

export function withInserted({ text, start, end }: TextSelection, insert: string): TextSelection {
  const caret = start + insert.length;
  return { text: text.slice(0, start) + insert + text.slice(end), start: caret, end: caret };
}

/** Replaces the range from `from` to `to` and selects `start` to `end` of the new text. */
export function spliced(
  text: string,
  { from, to, insert }: TextChange,
  selection: Pick<TextSelection, 'start' | 'end'>,
): TextSelection {
  return { text: text.slice(0, from) + insert + text.slice(to), ...selection };
}

/** Returns the selection without the white space at its edges, or null if only white space is selected. */
export function trimmed({ text, start, end }: TextSelection): TextSelection | null {
  const selected = text.slice(start, end);
  const inner = selected.trim();
  if (inner === '') return null;
  const from = start + selected.indexOf(inner);
  return { text, start: from, end: from + inner.length };
}

export interface Line {
  readonly from: number;
  readonly to: number;
}

/** A non-empty selection that ends at the start of a line does not touch that line. */
export function linesOf({ text, start, end }: TextSelection): Line[] {
  const lines: Line[] = [];
  let from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  for (;;) {
    const found = text.indexOf('\n', from);
    const to = found === -1 ? text.length : found;
    lines.push({ from, to });
    if (found === -1 || to + 1 >= end) return lines;
    from = to + 1;
  }
}
