/** The color of a new embed (spec §9), Discord's own violet. */
export const DEFAULT_COLOR = '#5865f2';

/** The largest color that Discord accepts (discord.md §2.3). */
const WHITE = 0xff_ff_ff;

/**
 * The color a person typed or pasted, as `#rrggbb` in lower case; null where it is none (yet). Read are hex digits with
 * or without `#` or `0x`, three or six of them, `rgb(88, 101, 242)`, and, from seven digits, the decimal number other
 * tools write.
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

/** A color as Discord takes it, 0 to 16777215; null where the text is no color. */
export function colorToInteger(color: string): number | null {
  const hex = parseColor(color);
  return hex === null ? null : Number.parseInt(hex.slice(1), 16);
}

/** A color as Discord sends it, as `#rrggbb`; null where the number is none. */
export function integerToColor(color: number): string | null {
  if (!Number.isInteger(color) || color < 0 || color > WHITE) return null;
  return `#${color.toString(16).padStart(6, '0')}`;
}

function doubled(digits: string): string {
  return digits.replaceAll(/./g, '$&$&');
}
