/** Why a text cannot stand where Discord wants an address; `scheme` without its colon. */
export type AddressProblem = { kind: 'notAUrl' } | { kind: 'wrongScheme'; scheme: string };

/**
 * What Discord has against an address of an embed: only http and https (discord.md §1.1). `attachment://` names a file
 * sent along, and nothing is sent along here. Null where it stands, and where there is none.
 */
export function checkAddress(text: string): AddressProblem | null {
  const address = text.trim();
  if (address === '') return null;
  if (/\s/.test(address) || !URL.canParse(address)) return { kind: 'notAUrl' };
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') {
    return { kind: 'wrongScheme', scheme: protocol.slice(0, -1) };
  }
  // The parser forgives `https:example.com`; Discord does not.
  return hostname === '' || !/^https?:\/\//i.test(address) ? { kind: 'notAUrl' } : null;
}

/** An address that may be linked to or loaded from; null where the text is none. */
export function webAddress(text: string): string | null {
  const address = text.trim();
  return address === '' || checkAddress(address) !== null ? null : address;
}
