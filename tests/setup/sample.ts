/** The seed that `npm run test:long` sets; undefined in `npm test`. */
const longSeed = process.env['LONG_TESTS'];

/** The seed of random calls. */
export const seed = Number(longSeed ?? 42);

/** Returns how often a test repeats a case: `few` times in `npm test`, `many` times in `npm run test:long`. */
export const sample = (few: number, many: number): number => (longSeed === undefined ? few : many);
