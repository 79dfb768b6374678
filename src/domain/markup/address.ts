/** Discord rejects longer URLs in an embed (discord.md §2.1). In markup a longer one stays text. */
export const longestAddress = 2048;

// Invisible characters, bidirectional controls and characters that `URL` drops would hide where a link leads.
const deceptive = /[\s\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * Returns the normalized address that is safe to link to, or null. Only http and https with both slashes, without white
 * space, control characters or bidirectional controls. This also rejects `javascript:` with a tab or line break in it,
 * which browsers would drop.
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
