/** Time-based one-time passwords of RFC 6238 with the parameters of Supabase Auth: SHA-1, 30 seconds, 6 digits. */

const PERIOD = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a new secret of 160 bits in Base32 (RFC 4648 §6). */
export function newSecret(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(32)),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('');
}

/** Returns the code of a secret. `at` is in Unix ms, `digits` at most 8. */
export async function totpCode(secret: string, at: number, digits = 6): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(at / PERIOD)));
  const hash = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), hash, false, ['sign']);
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const offset = mac.getUint8(mac.byteLength - 1) & 15;
  const number = mac.getUint32(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns whether a code is that of this period, the one before it or the one after it. */
export async function isTotpCode(secret: string, code: string, at: number): Promise<boolean> {
  const codes = [-PERIOD, 0, PERIOD].map((skew) => totpCode(secret, at + skew));
  return (await Promise.all(codes)).includes(code);
}

/** Returns the address that the QR code of an authenticator app contains (supabase.md §2.14). */
export function otpauthUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const parts = { algorithm: 'SHA1', digits: '6', issuer, period: '30', secret };
  return `otpauth://totp/${label}?${new URLSearchParams(parts).toString().replaceAll('+', '%20')}`;
}

function bytesOf(base32: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(base32, (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}
