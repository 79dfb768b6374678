/** Control characters but tab and line feed. */
const controls = /(?![\t\n])\p{Cc}/gu;

/** Marks that turn the reading direction of what follows, past the text they came in. */
const directions = /[\u202A-\u202E]/g;

/** Halves of a character, which UTF-8 cannot hold. */
const halves = /\p{Cs}/gu;

/** A text from outside without what no message holds: NUL and its like, turned directions, half characters. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(controls, '')
    .replaceAll(directions, '')
    .replaceAll(halves, '\uFFFD');
}

const ESC = '\u001B';

/** ESC where it begins an ANSI color, as in an `ansi` code block. */
const ansiEscape = new RegExp(`${ESC}(?=\\[[\\d;]{0,32}m)`, 'g');

/** The same for a text that can hold code blocks: what begins an ANSI color stays. */
export function cleanBlockText(text: string): string {
  if (!text.includes(ESC)) return cleanText(text);
  return text
    .split(ansiEscape)
    .map((part) => cleanText(part))
    .join(ESC);
}
