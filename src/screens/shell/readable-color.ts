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

/** The background on which names have the lowest contrast, by color scheme. */
const grounds: Record<Scheme, string> = { dark: dark.surfaceHover, light: light.surfaceHover };

/** For each color scheme, the color that is mixed into an unreadable color to make it readable. */
const readable: Record<Scheme, string> = { dark: '#ffffff', light: '#000000' };

const STEPS = 20;

/** Returns the color schemes in which a name in this color is hard to read. */
export function hardSchemes(color: string): readonly Scheme[] {
  return schemes.filter((scheme) => isHardToRead(color, grounds[scheme]));
}

/**
 * Adjusts the color for schemes in which it is hard to read (WCAG 1.4.3). Undefined for the default and invalid colors.
 */
export function nameStyle(color: string): { color: string } | undefined {
  if (isDefaultColor(color) || !isNameColor(color)) return undefined;
  return { color: `light-dark(${readableIn('light', color)}, ${readableIn('dark', color)})` };
}

/** Returns a color that is readable in a color scheme: the given color, mixed with white or black if necessary. */
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
