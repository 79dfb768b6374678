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
