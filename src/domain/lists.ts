/** They separate list entries (product.md §9.6). A comma separates only before white space. */
const separators = /,\s|[;\t\r\n]/g;

/** Trims the entries and removes commas at their ends. Drops blank and repeated entries. */
export function splitList(text: string): string[] {
  const entries = text.split(separators).map(trimmed);
  return [...new Set(entries)].filter((entry) => entry !== '');
}

/** A list that the user is typing: the complete entries, and the text after the last separator. */
export interface TakenEntries {
  entries: string[];
  rest: string;
}

export function takeFromList(text: string): TakenEntries {
  const last = [...text.matchAll(separators)].at(-1);
  if (last === undefined) return { entries: [], rest: text };
  const end = last.index + last[0].length;
  return { entries: splitList(text.slice(0, end)), rest: text.slice(end) };
}

/** Removes white space and commas at both ends. */
function trimmed(entry: string): string {
  let [start, end] = [0, entry.length];
  while (start < end && /[\s,]/.test(entry.charAt(start))) start += 1;
  while (end > start && /[\s,]/.test(entry.charAt(end - 1))) end -= 1;
  return entry.slice(start, end);
}
