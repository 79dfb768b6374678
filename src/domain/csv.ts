/**
 * A cell of a CSV file. An `id` stays text in a spreadsheet, so that its last digits are not lost. A `decimal` is the text
 * of a number, such as '-49.90'.
 */
export type CsvCell = string | null | { id: string } | { decimal: string };

/**
 * Returns the text of a CSV file (RFC 4180) that spreadsheets read without changing it: with a byte order mark, so that
 * Excel reads UTF-8; ids as formulas that give text; and other texts that would be read as formulas after an apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvText(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(cellText).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(cell);
  if ('decimal' in cell) return cell.decimal;
  return /^\d+$/.test(cell.id) ? `"=""${cell.id}"""` : quoted(cell.id);
}

function quoted(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
