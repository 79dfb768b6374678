/** The color of a new embed (product.md §15.3), Discord's blurple. */
export const DEFAULT_COLOR = '#5865f2';

/** The largest color that Discord accepts (discord.md §2.3). */
const WHITE = 0xff_ff_ff;

/**
 * Accepts three or six hex digits with or without `#` or `0x`, `rgb(88, 101, 242)`, and a decimal number of at least
 * seven digits, which other tools write. Returns `#rrggbb` in lower case, or null.
 */
export function parseColor(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const digits = /^(?:#|0x)?([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1];
  if (digits !== undefined) return `#${digits.length === 3 ? doubled(digits) : digits}`;
  if (/^\d{7,8}$/.test(text)) return integerToColor(Number(text));
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(text)?.slice(1);
  const channels = parts?.map(Number) ?? [];
  if (channels.length !== 3 || channels.some((channel) => channel > 255)) return null;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the color as Discord's integer, 0 to 16777215, or null if the text is not a color. */
export function colorToInteger(color: string): number | null {
  const hex = parseColor(color);
  return hex === null ? null : Number.parseInt(hex.slice(1), 16);
}

/** Returns Discord's integer as `#rrggbb`, or null if it is out of range. */
export function integerToColor(color: number): string | null {
  if (!Number.isInteger(color) || color < 0 || color > WHITE) return null;
  return `#${color.toString(16).padStart(6, '0')}`;
}

function doubled(digits: string): string {
  return digits.replaceAll(/./g, '$&$&');
}
