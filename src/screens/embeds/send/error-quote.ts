import type { JsonError } from '#domain/message/json-error';

/** The line of a text where it stops being JSON, cut to what fits, in three parts around the fault. */
export interface ErrorQuote {
  /** Counted from 1. */
  line: number;
  before: string;
  /** The character that does not belong there; '' where something is missing. */
  found: string;
  after: string;
}

/** How much of a line is quoted on either side of the fault, in characters. */
const MOST_AROUND = 32;

/** Quotes the line of an error. */
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

/** Where the fault is as a text field counts: in UTF-16 units from the start, and one character long where there is one. */
export function placeIn(text: string, { line, column }: JsonError): { start: number; end: number } {
  const lines = linesOf(text);
  const characters = Array.from(lines[line - 1] ?? '');
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const start = before + characters.slice(0, column - 1).join('').length;
  return { start, end: start + (characters[column - 1]?.length ?? 0) };
}

/** A text field holds a line's end as one character. */
function linesOf(text: string): string[] {
  return text.replaceAll(/\r\n?/g, '\n').split('\n');
}
