/**
 * A cell of a CSV file. A number, and a decimal number as text, are written unchanged. Text is escaped so that a
 * spreadsheet does not read it as a number or a formula.
 */
export type CsvCell = string | number | { decimal: string } | null;

/** At the start of a file, this character makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets treat a cell as a formula if it begins with one of these characters (OWASP, "CSV Injection"). */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Spreadsheets keep 15 digits of a number, so a longer id would change. */
const longNumber = /^\d{12,}$/;

/**
 * Returns a CSV file (RFC 4180) that a spreadsheet reads as text. Cells that the spreadsheet would read as a formula,
 * and long numbers such as ids, get an apostrophe at the start. `textOfCell` removes it again.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(cellText).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** Returns the text of a cell that was written by `csvOf` or by a spreadsheet. */
export function textOfCell(cell: string): string {
  const inner = cell.startsWith("'") ? cell.slice(1) : cell;
  return isProtected(inner) ? inner : cell;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.decimal;
  const text = isProtected(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function isProtected(text: string): boolean {
  return startsFormula.test(text) || longNumber.test(text);
}
