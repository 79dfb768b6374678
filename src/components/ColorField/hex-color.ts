/**
 * '#rrggbb' in small letters of a text that means a color: with or without '#', of three or six hexadecimal digits. Null for
 * any other text.
 */
export function readHexColor(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[\da-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`;
  return null;
}
