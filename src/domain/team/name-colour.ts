/** The name colour of whoever was given none (spec §3). It is never stored: the name is in the text's own colour. */
export const DEFAULT_NAME_COLOUR = '#FFFFFF';

/** WCAG 1.4.3, level AA, for text of body size. */
export const LEAST_CONTRAST = 4.5;

/** Whether a text is a colour `#rrggbb`. */
export function isNameColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

/** Whether a colour is the one nobody chose. */
export function isDefaultColour(colour: string): boolean {
  return colour.toUpperCase() === DEFAULT_NAME_COLOUR;
}

/** The contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2, relative luminance); 1 where one of them is none. */
export function contrast(one: string, other: string): number {
  if (!isNameColour(one) || !isNameColour(other)) return 1;
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Whether a name would be hard to read in its colour on a surface, both `#rrggbb`. The default colour never is: it
 * stands for the text's own. What is no colour yet is no reason for a warning either.
 */
export function isHardToRead(colour: string, surface: string): boolean {
  if (isDefaultColour(colour) || !isNameColour(colour)) return false;
  return contrast(colour, surface) < LEAST_CONTRAST;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
