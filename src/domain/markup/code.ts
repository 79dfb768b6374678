import type { Range, Rule } from './range';

/**
 * Parses a fenced code block. A first line of one word before the code is its language. Empty lines around the code are
 * dropped. Fences with only line breaks between them stay plain text.
 */
export const readCodeBlock: Rule = ({ range, at }) => {
  const { text, fence } = range.source;
  if (!range.abilities.blocks || !text.startsWith('```', at)) return null;
  const close = fence(at + 4);
  if (close + 3 > range.to) return null;
  const body = text.slice(at + 3, close);
  const language = /^[\w+.-]+(?=\n)/.exec(body)?.[0] ?? null;
  const rest = language === null ? '' : withoutEmptyLines(body.slice(language.length));
  const code = rest === '' ? withoutEmptyLines(body) : rest;
  if (code === '') return null;
  return {
    node: { type: 'codeBlock', language: rest === '' ? null : language, text: code },
    end: close + 3,
  };
};

/** The code is in one or two backticks. It ends at a run of the same number of backticks. */
export const readInlineCode: Rule = ({ range, at }) => {
  const { text, singleTick, doubleTick } = range.source;
  for (const [length, search] of [
    [2, doubleTick],
    [1, singleTick],
  ] as const) {
    if (!text.startsWith('`'.repeat(length), at) || at + length >= range.to) continue;
    const first = at + length + 1;
    const close = Math.min(search(first), ticksAtEnd(range, first, length));
    if (close + length > range.to) continue;
    return { node: { type: 'code', text: text.slice(at + length, close) }, end: close + length };
  }
  return null;
};

/** Returns the start of exactly `length` backticks at the end of the range, or Infinity. Ignores what follows it. */
function ticksAtEnd({ source: { text }, to }: Range, first: number, length: number): number {
  const start = to - length;
  const isRun = text.startsWith('`'.repeat(length), start) && text[start - 1] !== '`';
  return start >= first && isRun ? start : Infinity;
}

function withoutEmptyLines(code: string): string {
  let [from, to] = [0, code.length];
  while (from < to && code[from] === '\n') from += 1;
  while (to > from && code[to - 1] === '\n') to -= 1;
  return code.slice(from, to);
}
