/** The width of a field. Up to three inline fields share a row (discord.md §2.6). */
export type FieldWidth = 'whole' | 'half' | 'third';

const widths: readonly FieldWidth[] = ['whole', 'half', 'third'];

/** Returns the width of each field. A field that is not inline has its own row. */
export function fieldWidths(fields: readonly { inline: boolean }[]): FieldWidth[] {
  const found: FieldWidth[] = [];
  while (found.length < fields.length) {
    const row = inlineRun(fields, found.length);
    const width = widths[Math.max(row - 1, 0)] ?? 'whole';
    found.push(...Array.from({ length: Math.max(row, 1) }, () => width));
  }
  return found;
}

function inlineRun(fields: readonly { inline: boolean }[], from: number): number {
  let length = 0;
  while (length < widths.length && fields[from + length]?.inline) length += 1;
  return length;
}
