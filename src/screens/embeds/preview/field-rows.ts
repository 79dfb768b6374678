/** The share of a row that a field takes. Up to three inline fields share one row (discord.md §2.6). */
export type FieldWidth = 'whole' | 'half' | 'third';

const widths: readonly FieldWidth[] = ['whole', 'half', 'third'];

/** The width of every field of an embed, in their order. A field that is not inline has its row for itself. */
export function fieldWidths(fields: readonly { inline: boolean }[]): FieldWidth[] {
  const found: FieldWidth[] = [];
  while (found.length < fields.length) {
    const row = inlineRun(fields, found.length);
    const width = widths[Math.max(row - 1, 0)] ?? 'whole';
    found.push(...Array.from({ length: Math.max(row, 1) }, () => width));
  }
  return found;
}

/** How many fields from there on are inline, up to three. */
function inlineRun(fields: readonly { inline: boolean }[], from: number): number {
  let length = 0;
  while (length < widths.length && fields[from + length]?.inline) length += 1;
  return length;
}
