/** Reads three or six hexadecimal digits, with or without '#'. Returns lowercase '#rrggbb', or null. */
export function readHexColor(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[\da-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`;
  return null;
}
