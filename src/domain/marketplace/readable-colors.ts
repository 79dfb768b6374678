import type { StoreDesign } from './design';

type Scheme = 'dark' | 'light';
type Channels = readonly [red: number, green: number, blue: number];

/** The minimum contrast of text according to WCAG 2.2 AA. */
const READABLE = 4.5;

const BLACK = '#000000';
const WHITE = '#ffffff';

/** The colors of a store page. Every `on…` and `…Text` color has a contrast of at least 4.5:1 with its background. */
export interface StoreColors {
  page: string;
  surface: string;
  outline: string;
  text: string;
  quietText: string;
  /** Background of the main buttons. */
  primary: string;
  onPrimary: string;
  /** The primary color as text on `page` and `surface`. */
  primaryText: string;
  /** The accent color as text on `page` and `surface`. */
  accentText: string;
  /** The first color of the gradient behind the title. Without a gradient, it equals `heroTo`. */
  heroFrom: string;
  heroTo: string;
  onHero: string;
}

const neutral = {
  dark: {
    page: '#0c0d12',
    surface: '#14151c',
    outline: '#282b37',
    text: '#f2f3f7',
    quietText: '#a4a9b9',
  },
  light: {
    page: '#ffffff',
    surface: '#f5f6fa',
    outline: '#d9dce6',
    text: '#14151c',
    quietText: '#565c6e',
  },
} as const satisfies Record<Scheme, Partial<StoreColors>>;

/** Returns the colors of a store page. A color of the design that would not be readable becomes lighter or darker. */
export function storeColors(design: StoreDesign, scheme: Scheme): StoreColors {
  const base = neutral[scheme];
  const { primaryColor, secondaryColor, accentColor, useGradient } = design;
  return {
    ...base,
    primary: primaryColor,
    onPrimary: textOn(primaryColor),
    primaryText: readableColor(primaryColor, [base.page, base.surface]),
    accentText: readableColor(accentColor, [base.page, base.surface]),
    ...heroColors(primaryColor, useGradient ? secondaryColor : primaryColor),
  };
}

/** A color of the design that the page does not use as it is: its value before and after the adjustment. */
export type AdjustedColor = Readonly<{ before: string; after: string }> &
  (
    | { use: 'text'; field: 'primaryColor' | 'accentColor'; scheme: Scheme }
    | { use: 'gradient'; field: 'primaryColor' | 'secondaryColor' }
  );

/** Colors that are not readable as text, and the ends of a gradient on which no text is readable. */
export function adjustedColors(design: StoreDesign): readonly AdjustedColor[] {
  const schemes = ['dark', 'light'] as const;
  const texts = schemes.flatMap((scheme) => {
    const { primaryText, accentText } = storeColors(design, scheme);
    const of = (field: 'primaryColor' | 'accentColor', after: string): AdjustedColor => ({
      use: 'text',
      field,
      scheme,
      before: design[field],
      after,
    });
    return [of('primaryColor', primaryText), of('accentColor', accentText)];
  });
  const { heroFrom, heroTo } = storeColors(design, 'dark');
  const { primaryColor, secondaryColor } = design;
  const ends: AdjustedColor[] = [
    { use: 'gradient', field: 'primaryColor', before: primaryColor, after: heroFrom },
    { use: 'gradient', field: 'secondaryColor', before: secondaryColor, after: heroTo },
  ];
  return [...texts, ...(design.useGradient ? ends : [])].filter(
    ({ before, after }) => before !== after,
  );
}

/** Returns the contrast ratio of two colors ('#rrggbb') as WCAG 2.2 defines it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(channelsOf(one)), luminance(channelsOf(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Keeps hue and saturation, and uses the nearest lightness with at least `ratio` of contrast to every surface. Returns
 * black or white if there is none, for example if one surface is black and another is white.
 */
export function readableColor(
  color: string,
  surfaces: readonly string[],
  ratio: number = READABLE,
): string {
  const least = (each: string) => Math.min(...surfaces.map((surface) => contrast(each, surface)));
  if (least(color) >= ratio) return color;
  const [hue, saturation, lightness] = hslOf(channelsOf(color));
  const nearest = Array.from({ length: 101 }, (_, percent) => percent / 100)
    .toSorted((a, b) => Math.abs(a - lightness) - Math.abs(b - lightness))
    .map((each) => hexOfHsl(hue, saturation, each))
    .find((each) => least(each) >= ratio);
  return nearest ?? (least(BLACK) >= least(WHITE) ? BLACK : WHITE);
}

/** Returns black or white, whichever has the higher contrast with the color. The contrast is at least 4.58:1. */
function textOn(color: string): string {
  return contrast(color, WHITE) >= contrast(color, BLACK) ? WHITE : BLACK;
}

/**
 * Returns the ends of the gradient, and the color of the text on it. White text is readable on the whole gradient if it
 * is readable at both ends, because luminance is convex. To check black text, the function takes the lower value of
 * each channel at the two ends. The resulting color is at least as dark as every color of the gradient.
 */
function heroColors(from: string, to: string): Pick<StoreColors, 'heroFrom' | 'heroTo' | 'onHero'> {
  const ends = [from, to];
  if (ends.every((end) => contrast(end, WHITE) >= READABLE)) {
    return { heroFrom: from, heroTo: to, onHero: WHITE };
  }
  const [a, b] = [channelsOf(from), channelsOf(to)];
  const darkest = hexOf([Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])]);
  if (contrast(darkest, BLACK) >= READABLE) return { heroFrom: from, heroTo: to, onHero: BLACK };
  return {
    heroFrom: readableColor(from, [WHITE]),
    heroTo: readableColor(to, [WHITE]),
    onHero: WHITE,
  };
}

/** Returns the channels of '#rrggbb', each from 0 to 1. Returns black for any other text. */
function channelsOf(color: string): Channels {
  const number = /^#[\da-f]{6}$/i.test(color) ? Number.parseInt(color.slice(1), 16) : 0;
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}

function hexOf(channels: Channels): string {
  const digits = channels.map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function luminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Returns hue (0 to 6), saturation and lightness (0 to 1). */
function hslOf([red, green, blue]: Channels): Channels {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, spread] = [(most + least) / 2, most - least];
  if (spread === 0) return [0, 0, lightness];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return [((green - blue) / spread + 6) % 6, saturation, lightness];
  if (most === green) return [(blue - red) / spread + 2, saturation, lightness];
  return [(red - green) / spread + 4, saturation, lightness];
}

function hexOfHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + hue * 2) % 12;
    return lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}
