import { toggleMark } from './format-mark';
import { linesOf, spliced, type TextSelection } from './text-selection';

/** A selection within a line becomes inline code. Several lines become a code block with fences on separate lines. */
export function toggleCode(selection: TextSelection): TextSelection {
  const { text } = selection;
  const lines = linesOf(selection);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return selection;
  const around = blockAround(text, first.from, last.to);
  if (around) {
    const inner = text.slice(around.innerFrom, around.innerTo);
    return spliced(
      text,
      { from: around.from, to: around.to, insert: inner },
      { start: around.from, end: around.from + inner.length },
    );
  }
  if (lines.length === 1) return toggleMark(selection, 'code');
  const inner = text.slice(first.from, last.to);
  const start = first.from + FENCE.length + 1;
  return spliced(
    text,
    { from: first.from, to: last.to, insert: `${FENCE}\n${inner}\n${FENCE}` },
    { start, end: start + inner.length },
  );
}

const FENCE = '```';

interface Block {
  from: number;
  to: number;
  innerFrom: number;
  innerTo: number;
}

/** The fences are the lines directly before and after the range, or its first and last lines. */
function blockAround(text: string, from: number, to: number): Block | null {
  const inside = /^```[\w+-]*\n([^]*?)\n?```$/.exec(text.slice(from, to));
  if (inside) {
    const innerFrom = text.indexOf('\n', from) + 1;
    return { from, to, innerFrom, innerTo: innerFrom + (inside[1]?.length ?? 0) };
  }
  const opening = from === 0 ? -1 : text.lastIndexOf('\n', from - 2) + 1;
  if (opening === -1 || !/^```[\w+-]*$/.test(text.slice(opening, from - 1))) return null;
  if (!text.startsWith(`\n${FENCE}`, to)) return null;
  return { from: opening, to: to + 1 + FENCE.length, innerFrom: from, innerTo: to };
}
