/** The colors of ANSI codes 30 to 37 and 40 to 47, in order. */
export const ansiColors = [
  'gray',
  'red',
  'green',
  'yellow',
  'blue',
  'pink',
  'cyan',
  'white',
] as const;
export type AnsiColor = (typeof ansiColors)[number];

export interface AnsiLook {
  isBold: boolean;
  isUnderlined: boolean;
  /** null for the color of the surrounding text. */
  color: AnsiColor | null;
  background: AnsiColor | null;
}

export interface AnsiRun extends AnsiLook {
  text: string;
}

const plain: AnsiLook = { isBold: false, isUnderlined: false, color: null, background: null };

const ESC = '\u001B';

/** Matches an escape sequence with one or more codes, as in ESC [ 1 ; 31 m. */
const sequence = new RegExp(`${ESC}\\[([\\d;]{0,32})m`, 'g');

/** Each run of an `ansi` code block has one style. Codes that Discord does not support are ignored. */
export function ansiRuns(text: string): AnsiRun[] {
  const runs: AnsiRun[] = [];
  let look = plain;
  let from = 0;
  const add = (to: number) => {
    const part = text.slice(from, to).replaceAll(ESC, '');
    if (part !== '') runs.push({ ...look, text: part });
  };
  for (const match of text.matchAll(sequence)) {
    add(match.index);
    look = (match[1] ?? '').split(';').reduce(changed, look);
    from = match.index + match[0].length;
  }
  add(text.length);
  return runs;
}

export function withoutAnsi(text: string): string {
  return text.replaceAll(sequence, '').replaceAll(ESC, '');
}

function changed(look: AnsiLook, code: string): AnsiLook {
  const number = Number(code);
  if (number === 0) return plain;
  if (number === 1) return { ...look, isBold: true };
  if (number === 4) return { ...look, isUnderlined: true };
  const color = ansiColors[number % 10];
  if (number >= 30 && number <= 37 && color) return { ...look, color };
  if (number >= 40 && number <= 47 && color) return { ...look, background: color };
  return look;
}
