/** Returns the index of the line break that ends a line. Returns `to` if there is no line break before `to`. */
export function endOfLine(text: string, from: number, to: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 || end > to ? to : end;
}

/** Returns the given range, narrowed so that it does not start or end with white space. */
export function trimmed(text: string, from: number, to: number): [from: number, to: number] {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  return [start, Math.max(start, from + part.trimEnd().length)];
}
