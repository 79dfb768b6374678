/** Encodes bytes as base64url without padding (RFC 4648 §5). */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  // If all bytes were passed as arguments at once, the stack would overflow.
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes base64url or base64, with or without padding. Returns null if the text is neither. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const standard = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '');
  if (!/^[\d+/a-z]*$/i.test(standard) || standard.length % 4 === 1) return null;
  return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
}

/** Decodes UTF-8. Returns null if the bytes are not valid UTF-8. */
export function fromUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
