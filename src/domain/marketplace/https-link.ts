import { isUrl } from '../is-url';

/**
 * Accepts no user name, and only a domain name as the host. The constraints of `support_url` and `checkout_url` use the
 * same pattern.
 */
export const httpsLink =
  /^https:\/\/([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])(:[0-9]{1,5})?([/?#]\S*)?$/;

/**
 * Returns null if the text is not such a link. Encodes other letters in the host, and corrects what browsers correct,
 * as in "https:\\\\pay.example".
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
