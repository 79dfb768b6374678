/** The words of a text that lists them with comma plus space (spec §5) or one to a line; no blanks, nothing twice. */
export function splitWords(text: string): string[] {
  return [...new Set(text.split(/, |[\r\n]+/).map((word) => word.trim()))].filter(Boolean);
}

/** What is complete in a text that is being typed: all words before the last separator, and what stands after it. */
export function takeWords(text: string): { words: string[]; rest: string } {
  const end = text.lastIndexOf(', ');
  return end < 0
    ? { words: [], rest: text }
    : { words: splitWords(text.slice(0, end)), rest: text.slice(end + 2) };
}

/** The list with those of the words at its end that it does not hold yet. */
export function addWords(values: readonly string[], words: readonly string[]): string[] {
  return [...values, ...words.filter((word) => !values.includes(word))];
}
