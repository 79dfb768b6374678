/** The default name color. It is never stored. It means the color of the surrounding text (product.md §12.14). */
export const DEFAULT_NAME_COLOR = '#FFFFFF';

/** The minimum contrast for text of body size: WCAG 1.4.3, level AA. */
export const LEAST_CONTRAST = 4.5;

export function isNameColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

export function isDefaultColor(color: string): boolean {
  return color.toUpperCase() === DEFAULT_NAME_COLOR;
}

/** Returns the WCAG 2 contrast of two `#rrggbb` colors, from 1 to 21. Returns 1 if one of them is invalid. */
export function contrast(one: string, other: string): number {
  if (!isNameColor(one) || !isNameColor(other)) return 1;
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Both are `#rrggbb`. Returns false for the default color and for an incomplete color. */
export function isHardToRead(color: string, surface: string): boolean {
  if (isDefaultColor(color) || !isNameColor(color)) return false;
  return contrast(color, surface) < LEAST_CONTRAST;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
