/** Discord rejects longer URLs in an embed (discord.md §2.1). In markup a longer one stays text. */
export const longestAddress = 2048;

// Signs that cannot be seen, turn the reading direction or are swallowed by `URL` hide where a link leads.
const deceptive = /[\s\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * The address a link may lead to, normalized, or null: http and https only, written with both slashes, as
 * `URL` reads it, without white space, control signs or signs that turn the reading direction. A tab or a
 * line break within `javascript:`, which browsers drop, finds no way through.
 */
export function safeAddress(text: string): string | null {
  if (text.length > longestAddress || !/^https?:\/\//i.test(text) || deceptive.test(text)) {
    return null;
  }
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
