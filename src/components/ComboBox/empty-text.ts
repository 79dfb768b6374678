/**
 * Returns the text that is shown instead of an empty list.
 * @param typed the text that no option matches; null or '' if nothing is typed
 * @param found the value read from the text, or null
 * @param verb what Enter does with the text
 */
export function emptyTextOf(
  typed: string | null,
  found: string | null,
  verb: 'keeps' | 'adds',
): string {
  if (!typed) return 'Nothing to choose from.';
  return found === null
    ? `No match. The Enter key ${verb} “${typed}” as is.`
    : `No match. The Enter key ${verb} ${found}.`;
}
