import { splitList, takeFromList, type TakenEntries } from '#domain/lists';

export interface ListReading {
  /** Returns the entries of a complete text: one that was pasted, or that the user has finished typing. */
  split: (text: string) => string[];
  /** Returns the entries that are already complete while the user is still typing, and the rest of the text. */
  take: (text: string) => TakenEntries;
  /** Returns whether a pasted text consists of complete entries, even if it has no separator. */
  isComplete?: (pasted: string) => boolean;
}

/** Reads entries that are separated by a semicolon, a tab, a new line, or a comma followed by white space. */
export const wordList: ListReading = { split: splitList, take: takeFromList };

/** The entries of a list are added at once; any other text becomes part of the typed text. */
export function isListed(pasted: string, { split, take, isComplete }: ListReading): boolean {
  return (
    split(pasted).length > 1 || take(pasted).entries.length > 0 || isComplete?.(pasted) === true
  );
}

export function textAfterPaste(input: HTMLInputElement, pasted: string): string {
  const { value, selectionStart, selectionEnd } = input;
  return value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
}

export function addWords(values: readonly string[], words: readonly string[]): string[] {
  return [...values, ...new Set(words.filter((word) => !values.includes(word)))];
}
