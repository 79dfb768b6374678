import { splitList, takeFromList, type TakenEntries } from '#domain/lists';

/** How the text of a list field is split into entries. */
export interface ListReading {
  /** Returns all entries of a complete text. */
  split: (text: string) => string[];
  /** Returns the entries that are complete while the user is typing. */
  take: (text: string) => TakenEntries;
  /** Returns whether a pasted text consists of whole entries even without a separator. */
  isComplete?: (pasted: string) => boolean;
}

/** Entries separated by a comma and a space, a semicolon, a tab or a new line. */
export const wordList: ListReading = { split: splitList, take: takeFromList };

/** Returns whether a pasted text is a list to add at once, as opposed to part of what is being typed. */
export function isListed(pasted: string, { split, take, isComplete }: ListReading): boolean {
  return (
    split(pasted).length > 1 || take(pasted).entries.length > 0 || isComplete?.(pasted) === true
  );
}

export function textAfterPaste(input: HTMLInputElement, pasted: string): string {
  const { value, selectionStart, selectionEnd } = input;
  return value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
}

/** Returns the list with those of the words appended that it does not contain yet. */
export function addWords(values: readonly string[], words: readonly string[]): string[] {
  return [...values, ...new Set(words.filter((word) => !values.includes(word)))];
}
