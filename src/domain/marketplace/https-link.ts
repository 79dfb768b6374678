import { isUrl } from '../is-url';

/**
 * An https URL without a user name, whose host is a domain name: labels that are not empty, and a last one of two or more
 * letters. The constraints of `support_url` and `checkout_url` have the same pattern.
 */
export const httpsLink =
  /^https:\/\/([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])(:[0-9]{1,5})?([/?#]\S*)?$/;

/**
 * Returns the link that a text stands for, or null. A host with other letters is returned as the browser encodes it, and so
 * are forms that only browsers understand, such as "https:\\\\pay.example".
 */
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
