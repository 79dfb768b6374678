import { minidenticon } from 'minidenticons';

/** A picture that is generated from a seed. It consists of squares of one unit in a view box of 8 by 8 units. */
export interface Identicon {
  /** SVG path data; the squares are between 0 and 5 on both axes. */
  squares: string;
  color: string;
}

const SATURATION = 45;
const LIGHTNESS = 58;

/** Returns the identicon of a seed. The same seed always gives the same identicon. */
export function identiconOf(seed: string): Identicon {
  const drawing = minidenticon(seed, SATURATION, LIGHTNESS);
  const [, color = 'currentColor'] = /fill="([^"]*)"/.exec(drawing) ?? [];
  const squares = [...drawing.matchAll(/x="(\d)" y="(\d)"/g)]
    .map(([, x = '0', y = '0']) => `M${x} ${y}h1v1h-1z`)
    .join('');
  return { squares, color };
}
