import { isUrl } from '../is-url';

/**
 * Has no user name and a domain name as host. The constraints of `support_url` and `checkout_url` have this pattern.
 */
export const httpsLink =
  /^https:\/\/([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])(:[0-9]{1,5})?([/?#]\S*)?$/;

/** Encodes other letters in a host, and forms that only browsers understand, such as "https:\\\\pay.example". */
export function readHttpsLink(text: string): string | null {
  if (isHttpsLink(text) && !text.includes('\\')) return text;
  const parsed = isUrl(text) ? new URL(text) : null;
  return parsed && parsed.username + parsed.password === '' && isHttpsLink(parsed.href)
    ? parsed.href
    : null;
}

/** Returns whether a text is a link that the database accepts and that a browser can open. */
export function isHttpsLink(text: string): boolean {
  return httpsLink.test(text) && isUrl(text);
}
