/** `URL.canParse` of Node 20 rejects letters such as "é" once it has been optimized, so it is not used. */
export function isUrl(text: string, base?: string): boolean {
  // Without a colon there is no scheme. This is faster than an error.
  if (base === undefined && !text.includes(':')) return false;
  try {
    return new URL(text, base) instanceof URL;
  } catch {
    return false;
  }
}
