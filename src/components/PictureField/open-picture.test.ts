import { expect, it } from 'vitest';
import { isAnimation } from './open-picture';

const frame = '!\u00f9\u0004\u0000\u0014\u0000';

it.each([
  ['a GIF with one frame', 'image/gif', `GIF89a${frame};`, false],
  ['a GIF with two frames', 'image/gif', `GIF89a${frame}${frame};`, true],
  ['a PNG', 'image/png', '\u0089PNG…IHDR…IDAT', false],
  ['an animated PNG', 'image/png', '\u0089PNG…IHDR…acTL…IDAT', true],
  ['a plain WebP', 'image/webp', 'RIFF1234WEBPVP8 1234', false],
  ['an extended WebP without animation', 'image/webp', 'RIFF1234WEBPVP8X1234\u0010', false],
  ['an animated WebP', 'image/webp', 'RIFF1234WEBPVP8X1234\u0012', true],
  ['an AVIF', 'image/avif', '1234ftypavif0000mif1', false],
  ['an animated AVIF', 'image/avif', '1234ftypavis0000', true],
  ['a JPEG that contains "acTL"', 'image/jpeg', 'acTL', false],
])('%s', async (_, type, text, moves) => {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  expect(await isAnimation(new Blob([bytes], { type }))).toBe(moves);
});
