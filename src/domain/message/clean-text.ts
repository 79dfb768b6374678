const controls = /(?![\t\n])\p{Cc}/gu;

/** Bidirectional controls, which would also affect the text that follows the message. */
const directions = /[\u202A-\u202E]/g;

/** Lone surrogates, which UTF-8 cannot encode. */
const halves = /\p{Cs}/gu;

/** Normalizes line breaks, removes control characters and bidirectional controls, and replaces lone surrogates. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(controls, '')
    .replaceAll(directions, '')
    .replaceAll(halves, '\uFFFD');
}

const ESC = '\u001B';

/** ESC at the start of an ANSI color, as used in `ansi` code blocks. */
const ansiEscape = new RegExp(`${ESC}(?=\\[[\\d;]{0,32}m)`, 'g');

/** Like `cleanText`, but keeps the ESC of ANSI colors. Use it for texts that may contain code blocks. */
export function cleanBlockText(text: string): string {
  if (!text.includes(ESC)) return cleanText(text);
  return text
    .split(ansiEscape)
    .map((part) => cleanText(part))
    .join(ESC);
}
