export interface CodeChallenge {
  /** A secret that only this browser knows. */
  verifier: string;
  challenge: string;
}

/**
 * Returns a new code verifier and its challenge. The challenge is the SHA-256 hash of the verifier in base64url without
 * padding (RFC 7636 §4.2).
 */
export async function newCodeChallenge(): Promise<CodeChallenge> {
  const random = crypto.getRandomValues(new Uint8Array(48));
  const verifier = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { verifier, challenge };
}
