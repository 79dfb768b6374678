import type { JsonError } from '#domain/message/json-error';

export interface ErrorQuote {
  /** Counted from 1. */
  line: number;
  before: string;
  /** The unexpected character, or '' if a character is missing. */
  found: string;
  after: string;
}

const MOST_AROUND = 32;

export function quoteOf(text: string, error: JsonError): ErrorQuote {
  const characters = Array.from(linesOf(text)[error.line - 1] ?? '');
  const at = error.column - 1;
  const end = at + (characters[at] === undefined ? 0 : 1);
  const before = characters.slice(Math.max(0, at - MOST_AROUND), at).join('');
  const after = characters.slice(end, end + MOST_AROUND).join('');
  return {
    line: error.line,
    before: at > MOST_AROUND ? `…${before}` : before.trimStart(),
    found: characters.slice(at, end).join(''),
    after: characters.length > end + MOST_AROUND ? `${after}…` : after,
  };
}

/** Returns a range in UTF-16 units. It contains the unexpected character, or is empty at the end of a line. */
export function placeIn(text: string, { line, column }: JsonError): { start: number; end: number } {
  const lines = linesOf(text);
  const characters = Array.from(lines[line - 1] ?? '');
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const start = before + characters.slice(0, column - 1).join('').length;
  return { start, end: start + (characters[column - 1]?.length ?? 0) };
}

/** Splits a text into lines. A text field normalizes each line break to one character. */
function linesOf(text: string): string[] {
  return text.replaceAll(/\r\n?/g, '\n').split('\n');
}
