import { isUrl } from '#domain/is-url';

/** Returns the URL if the text is an http or https URL, otherwise null. Never throws. */
export function webAddress(text: string): string | null {
  if (!isUrl(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
