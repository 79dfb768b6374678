/**
 * Returns whether a text is a URL, relative to `base` if it is given. `URL.canParse` of Node 20 rejects letters such as "é"
 * once it has been optimized.
 */
export function isUrl(text: string, base?: string): boolean {
  // Without a colon there is no scheme. This is faster than an error.
  if (base === undefined && !text.includes(':')) return false;
  try {
    return new URL(text, base) instanceof URL;
  } catch {
    return false;
  }
}
