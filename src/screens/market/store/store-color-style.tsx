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

/** Returns a custom property for each color of `storeColor`, with its value in both color schemes. */
export function storeColorStyle(design: StoreDesign): Record<`--store-${string}`, string> {
  const [light, dark] = [storeColors(design, 'light'), storeColors(design, 'dark')];
  return Object.fromEntries(
    colorNames.map((name) => [`--store-${name}`, `light-dark(${light[name]}, ${dark[name]})`]),
  );
}

/** Writes `storeColorStyle` as React does. The server's content security policy allows it by its hash. */
export function storeColorAttribute(design: StoreDesign): string {
  return Object.entries(storeColorStyle(design))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
