/** Discord rejects longer URLs in an embed (discord.md §2.1). In markup, a longer URL stays plain text. */
export const longestAddress = 2048;

// Invisible characters, bidirectional controls and characters that `URL` drops can disguise the target of a link.
const deceptive = /[\s\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * Returns the normalized address if it is safe to link to, otherwise null. Accepts only http and https, with both
 * slashes. Rejects white space and controls, which browsers ignore in a scheme such as `javascript:`.
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
