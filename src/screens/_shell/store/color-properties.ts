import type { CSSProperties } from 'react';
import type { StoreDesign } from '#domain/marketplace/design';
import { storeColors, type StoreColors } from '#domain/marketplace/readable-colors';

const colorNames = [
  'page',
  'surface',
  'outline',
  'text',
  'quietText',
  'primary',
  'onPrimary',
  'primaryText',
  'accentText',
  'heroFrom',
  'heroTo',
  'onHero',
] as const satisfies readonly (keyof StoreColors)[];

/** Returns a custom property for each color, with its value in both color schemes. */
export function colorProperties(design: StoreDesign): CSSProperties {
  const [light, dark] = [storeColors(design, 'light'), storeColors(design, 'dark')];
  return Object.fromEntries(
    colorNames.map((name) => [`--store-${name}`, `light-dark(${light[name]}, ${dark[name]})`]),
  );
}
