import {
  contrast,
  isDefaultColour,
  isHardToRead,
  isNameColour,
  LEAST_CONTRAST,
} from '#domain/team/name-colour';
import { dark, light } from '#theme/tokens';

export const schemes = ['dark', 'light'] as const;
export type Scheme = (typeof schemes)[number];

/** Of all that a name stands on, what leaves it the least contrast: if it can be read there, it can everywhere. */
const grounds: Record<Scheme, string> = { dark: dark.surfaceHover, light: light.surfaceHover };

/** What a colour goes towards until it can be read. */
const readable: Record<Scheme, string> = { dark: '#ffffff', light: '#000000' };

/** In how many steps it goes there. */
const STEPS = 20;

/** The colour schemes in which a name could hardly be read in its colour. */
export function hardSchemes(colour: string): readonly Scheme[] {
  return schemes.filter((scheme) => isHardToRead(colour, grounds[scheme]));
}

/**
 * How a name is coloured: in its own colour, and in a colour scheme where that could hardly be read in one as near to
 * it as can be (WCAG 1.4.3). The colour nobody chose, and what is no colour, is the text's own: undefined.
 */
export function nameStyle(colour: string): { color: string } | undefined {
  if (isDefaultColour(colour) || !isNameColour(colour)) return undefined;
  return { color: `light-dark(${readableIn('light', colour)}, ${readableIn('dark', colour)})` };
}

/** A colour, as far towards white or black as it has to go to be read in a colour scheme. */
export function readableIn(scheme: Scheme, colour: string): string {
  const shades = Array.from({ length: STEPS + 1 }, (_, step) =>
    mixed(colour, readable[scheme], step / STEPS),
  );
  return shades.find((shade) => contrast(shade, grounds[scheme]) >= LEAST_CONTRAST) ?? colour;
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
