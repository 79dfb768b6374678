import { minidenticon } from 'minidenticons';

/** A drawing made from a seed: squares of one unit in a view box of 8 by 8 units. */
export interface Identicon {
  /** The squares as the data of an SVG path; they lie between 0 and 5 on both axes. */
  squares: string;
  /** A CSS color. */
  color: string;
}

const SATURATION = 45;
const LIGHTNESS = 58;

/** Returns the identicon of a seed. The same seed always has the same one. */
export function identiconOf(seed: string): Identicon {
  const drawing = minidenticon(seed, SATURATION, LIGHTNESS);
  const [, color = 'currentColor'] = /fill="([^"]*)"/.exec(drawing) ?? [];
  const squares = [...drawing.matchAll(/x="(\d)" y="(\d)"/g)]
    .map(([, x = '0', y = '0']) => `M${x} ${y}h1v1h-1z`)
    .join('');
  return { squares, color };
}
