import { fromBase64, fromUtf8 } from './base64';

/** The content of a link that was copied from an embed tool (discord.md §9.1). */
export type LinkContent =
  | { kind: 'json'; text: string }
  /** The `share` code in a link to this site. */
  | { kind: 'share'; code: string }
  /** The message is stored on the tool's server; the link has only its id. */
  | { kind: 'storedElsewhere'; host: string }
  | { kind: 'unknown' };

/** The maximum length of a link that is parsed. Every link that contains a message is shorter. */
export const MOST_LINK_CHARACTERS = 800_000;

/** Matches the id of a message on Discohook's server. Most of these ids have eight letters or digits. */
const storedName = /^[a-z\d]{6,12}$/i;

/** Matches the path of a message that is stored on a tool's server. */
const storedPath = /^\/(?:editor\/)?(?:s|share)\/[\w-]{4,64}\/?$/;

/** Reads a link by its parameters and ignores its host, because tools change hosts but keep their encodings. */
export function readLink(link: URL): LinkContent {
  const { searchParams, pathname, hostname, hash } = link;
  const share = searchParams.get('share');
  if (share !== null) {
    return /(?:^|\.)discohook\./.test(hostname) || storedName.test(share)
      ? { kind: 'storedElsewhere', host: hostname }
      : { kind: 'share', code: share };
  }
  const inHash = new URLSearchParams(hash.slice(1));
  for (const name of ['data', 'message', 'e']) {
    const encoded = searchParams.get(name) ?? inHash.get(name);
    if (encoded === null) continue;
    const text = decodedJson(encoded);
    return text === null ? { kind: 'unknown' } : { kind: 'json', text };
  }
  return storedPath.test(pathname)
    ? { kind: 'storedElsewhere', host: hostname }
    : { kind: 'unknown' };
}

/**
 * Returns the JSON that is encoded in a parameter, or null if there is none. Accepts plain JSON, base64 or base64url of
 * UTF-8, and base64 of text that was encoded with `encodeURIComponent` or the deprecated `escape`.
 */
export function decodedJson(encoded: string): string | null {
  // In a query, an unescaped plus becomes a space. Base64 contains no spaces, so each space was a plus.
  const packed = encoded.trim().replaceAll(' ', '+');
  if (looksLikeJson(encoded)) return encoded;
  const bytes = fromBase64(packed);
  const text = bytes === null ? null : fromUtf8(bytes);
  if (text === null) return null;
  if (looksLikeJson(text)) return text;
  const plain = percentDecoded(text);
  return plain !== null && looksLikeJson(plain) ? plain : null;
}

export function looksLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return unescaped(text);
  }
}

/** Decodes the output of the deprecated `escape`: `%XX` within Latin-1, `%uXXXX` beyond it. */
function unescaped(text: string): string {
  return text.replaceAll(/%u([\da-f]{4})|%([\da-f]{2})/gi, (_, wide?: string, narrow?: string) =>
    String.fromCharCode(Number.parseInt(wide ?? narrow ?? '', 16)),
  );
}
