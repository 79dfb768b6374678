/** What divides the entries of a list: a comma with a space (spec §5), a semicolon, a tab or a new line. */
const separators = /,\s|[;\t\r\n]/g;

/** The entries of a typed or pasted list: trimmed, without the commas at their ends, none blank, none twice. */
export function splitList(text: string): string[] {
  const entries = text.split(separators).map(trimmed);
  return [...new Set(entries)].filter((entry) => entry !== '');
}

/** A text that is being typed: the entries before its last separator, and what stands after that. */
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

/** Without white space and commas at its ends. */
function trimmed(entry: string): string {
  let [start, end] = [0, entry.length];
  while (start < end && /[\s,]/.test(entry.charAt(start))) start += 1;
  while (end > start && /[\s,]/.test(entry.charAt(end - 1))) end -= 1;
  return entry.slice(start, end);
}
