import { isUrl } from '../is-url';

/** Why Discord rejects a URL. `scheme` does not include the colon. */
export type AddressProblem = { kind: 'notAUrl' } | { kind: 'wrongScheme'; scheme: string };

/** Accepts an empty URL, http and https (discord.md §2.4). Not `attachment://`, because the form uploads no files. */
export function checkAddress(text: string): AddressProblem | null {
  const address = text.trim();
  if (address === '') return null;
  if (/\s/.test(address) || !isUrl(address)) return { kind: 'notAUrl' };
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') {
    return { kind: 'wrongScheme', scheme: protocol.slice(0, -1) };
  }
  // `URL` accepts `https:example.com`; Discord does not.
  return hostname === '' || !/^https?:\/\//i.test(address) ? { kind: 'notAUrl' } : null;
}

/** Returns the address if it is safe to link to or load, otherwise null. */
export function webAddress(text: string): string | null {
  const address = text.trim();
  return address === '' || checkAddress(address) !== null ? null : address;
}
