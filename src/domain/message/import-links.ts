import { fromBase64, fromUtf8 } from './base64';

/** The content of a pasted link of an embed tool (discord.md §9.1). */
export type LinkContent =
  /** JSON, decoded. */
  | { kind: 'json'; text: string }
  /** What stands in a link of ours. */
  | { kind: 'share'; code: string }
  /** The message is on the tool's server, and the link only its name. */
  | { kind: 'storedElsewhere'; host: string }
  /** Nothing this page could read. */
  | { kind: 'unknown' };

/** Longer than any link that holds a message. */
export const MOST_LINK_CHARACTERS = 800_000;

/** Eight letters or digits are a name on discohook's server, not a message. */
const storedName = /^[a-z\d]{6,12}$/i;

/** Paths under which tools keep what was shared. */
const storedPath = /^\/(?:editor\/)?(?:s|share)\/[\w-]{4,64}\/?$/;

/** Reads a link by its parameters, not by its host: the tools move, their encodings stay. */
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
 * The JSON in a parameter: as it stands, as base64 or base64url of UTF-8, or as base64 of a percent-encoded text, of
 * `encodeURIComponent` or, older, of `escape`. Null where it is none of them.
 */
export function decodedJson(encoded: string): string | null {
  // In a query a plus is a space, unless it was escaped: base64 has pluses and no spaces.
  const packed = encoded.trim().replaceAll(' ', '+');
  if (looksLikeJson(encoded)) return encoded;
  const bytes = fromBase64(packed);
  const text = bytes === null ? null : fromUtf8(bytes);
  if (text === null) return null;
  if (looksLikeJson(text)) return text;
  const plain = percentDecoded(text);
  return plain !== null && looksLikeJson(plain) ? plain : null;
}

/** Whether a text is an object or a list, as far as its first character says. */
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

/** What the older `escape` made of a text: `%uXXXX` for what is beyond Latin-1, `%XX` for what is within. */
function unescaped(text: string): string {
  return text.replaceAll(/%u([\da-f]{4})|%([\da-f]{2})/gi, (_, wide?: string, narrow?: string) =>
    String.fromCharCode(Number.parseInt(wide ?? narrow ?? '', 16)),
  );
}
