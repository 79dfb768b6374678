import {
  contrast,
  isDefaultColor,
  isHardToRead,
  isNameColor,
  LEAST_CONTRAST,
} from '#domain/team/name-color';
import { dark, light } from '#theme/tokens';

export const schemes = ['dark', 'light'] as const;
export type Scheme = (typeof schemes)[number];

/** Of all that a name stands on, what leaves it the least contrast: if it can be read there, it can everywhere. */
const grounds: Record<Scheme, string> = { dark: dark.surfaceHover, light: light.surfaceHover };

/** What a color goes toward until it can be read. */
const readable: Record<Scheme, string> = { dark: '#ffffff', light: '#000000' };

/** In how many steps it goes there. */
const STEPS = 20;

/** The color schemes in which a name could hardly be read in its color. */
export function hardSchemes(color: string): readonly Scheme[] {
  return schemes.filter((scheme) => isHardToRead(color, grounds[scheme]));
}

/**
 * How a name is colored: in its own color, and in a color scheme where that could hardly be read in one as near to
 * it as can be (WCAG 1.4.3). The color nobody chose, and what is no color, is the text's own: undefined.
 */
export function nameStyle(color: string): { color: string } | undefined {
  if (isDefaultColor(color) || !isNameColor(color)) return undefined;
  return { color: `light-dark(${readableIn('light', color)}, ${readableIn('dark', color)})` };
}

/** A color, as far toward white or black as it has to go to be read in a color scheme. */
export function readableIn(scheme: Scheme, color: string): string {
  const shades = Array.from({ length: STEPS + 1 }, (_, step) =>
    mixed(color, readable[scheme], step / STEPS),
  );
  return shades.find((shade) => contrast(shade, grounds[scheme]) >= LEAST_CONTRAST) ?? color;
}

function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
