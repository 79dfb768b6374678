import fc from 'fast-check';
import type { StoreDesign } from './design';

export type Palette = Pick<
  StoreDesign,
  'primaryColor' | 'secondaryColor' | 'accentColor' | 'useGradient'
>;

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** Generates colors that a seller can choose for a design. */
export const randomPalettes: fc.Arbitrary<Palette> = fc.record({
  primaryColor: hex,
  secondaryColor: hex,
  accentColor: hex,
  useGradient: fc.boolean(),
});
