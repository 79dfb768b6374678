import { splitList, takeFromList, type TakenEntries } from '#domain/lists';

/** How the text of a list field is divided into its entries. */
export interface ListReading {
  /** All entries of a text that is complete. */
  split: (text: string) => string[];
  /** The entries that are complete while a text is being typed. */
  take: (text: string) => TakenEntries;
  /** Whether a pasted text is one or more whole entries, though no separator says so. */
  isComplete?: (pasted: string) => boolean;
}

/** Entries with a comma and a space, a semicolon, a tab or a new line between them. */
export const wordList: ListReading = { split: splitList, take: takeFromList };

/** Whether a pasted text is a list, to be added at once, and not a part of what is being typed. */
export function isListed(pasted: string, { split, take, isComplete }: ListReading): boolean {
  return (
    split(pasted).length > 1 || take(pasted).entries.length > 0 || isComplete?.(pasted) === true
  );
}

/** What the text of an input is after something was pasted into it. */
export function textAfterPaste(input: HTMLInputElement, pasted: string): string {
  const { value, selectionStart, selectionEnd } = input;
  return value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
}

/** The list with those of the words at its end that it does not hold yet. */
export function addWords(values: readonly string[], words: readonly string[]): string[] {
  return [...values, ...new Set(words.filter((word) => !values.includes(word)))];
}
