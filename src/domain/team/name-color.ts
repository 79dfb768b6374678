/** The name color of whoever was given none (spec §3). It is never stored: the name is in the text's own color. */
export const DEFAULT_NAME_COLOR = '#FFFFFF';

/** WCAG 1.4.3, level AA, for text of body size. */
export const LEAST_CONTRAST = 4.5;

/** Whether a text is a color `#rrggbb`. */
export function isNameColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

/** Whether a color is the one nobody chose. */
export function isDefaultColor(color: string): boolean {
  return color.toUpperCase() === DEFAULT_NAME_COLOR;
}

/** The contrast of two colors `#rrggbb`, from 1 to 21 (WCAG 2, relative luminance); 1 where one of them is none. */
export function contrast(one: string, other: string): number {
  if (!isNameColor(one) || !isNameColor(other)) return 1;
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Whether a name would be hard to read in its color on a surface, both `#rrggbb`. The default color never is: it
 * stands for the text's own. What is no color yet is no reason for a warning either.
 */
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
