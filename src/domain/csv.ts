/** Numbers are written unchanged. Text is escaped so that a spreadsheet does not read it as a number or a formula. */
export type CsvCell = string | number | { decimal: string } | null;

/** At the start of a file, this character makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The characters with which a spreadsheet formula begins (OWASP, "CSV Injection"). */
const formula = '[=+\\-@＝＋－＠]';

/** Quotes and white space do not stop a spreadsheet from reading a formula after them. */
const skipped = String.raw`[\s"']*`;

/**
 * The places in a text at which a spreadsheet could read a formula, or a number of which it keeps only 15 digits. Which
 * separator a spreadsheet uses depends on its settings and not on the file, so each of them can begin a new cell. The
 * lookahead skips apostrophes, so that protecting one place does not change the others.
 */
const place = [
  String.raw`(?<=^|[,;|])(?='*[\t\r\n]|${skipped}${formula})`,
  String.raw`(?<=[\t\r\n])(?=${skipped}${formula})`,
  // A hyphen between words is no formula.
  String.raw`(?<= )(?=${skipped}(?:[=@＝＠]|[+\-＋－](?!\s)))`,
  String.raw`(?<=^)(?='*\d{12,}$)`,
].join('|');

const unprotected = new RegExp(place, 'g');
const protectedPlace = new RegExp(`(?:${place})'`, 'g');

/**
 * Returns a CSV file (RFC 4180) that a spreadsheet reads as text, whichever separator it uses. An apostrophe is
 * inserted before formulas and long numbers such as ids. Without a header, returns further lines of a file.
 */
export function csvOf(
  header: readonly string[] | null,
  rows: readonly (readonly CsvCell[])[],
): string {
  const lines = rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
  return header === null
    ? lines
    : `${BYTE_ORDER_MARK}${header.map(cellText).join(',')}\r\n${lines}`;
}

/** Returns the text that `csvOf` wrote in a cell. */
export function textOfCell(cell: string): string {
  return cell.replaceAll(protectedPlace, '');
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.decimal;
  const text = cell.replaceAll(unprotected, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
