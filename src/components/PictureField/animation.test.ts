import { expect, it } from 'vitest';
import { isAnimation } from './animation';

const frame = '!\u00f9\u0004\u0000\u0014\u0000';

it.each([
  ['a GIF of one picture', 'image/gif', `GIF89a${frame};`, false],
  ['a GIF of two', 'image/gif', `GIF89a${frame}${frame};`, true],
  ['a PNG', 'image/png', '\u0089PNG…IHDR…IDAT', false],
  ['a PNG that moves', 'image/png', '\u0089PNG…IHDR…acTL…IDAT', true],
  ['a plain WebP', 'image/webp', 'RIFF1234WEBPVP8 1234', false],
  ['a WebP with more than plain pixels', 'image/webp', 'RIFF1234WEBPVP8X1234\u0010', false],
  ['a WebP that moves', 'image/webp', 'RIFF1234WEBPVP8X1234\u0012', true],
  ['an AVIF', 'image/avif', '1234ftypavif0000mif1', false],
  ['an AVIF that moves', 'image/avif', '1234ftypavis0000', true],
  ['a JPEG that speaks of it', 'image/jpeg', 'acTL', false],
])('%s', async (_, type, text, moves) => {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  expect(await isAnimation(new Blob([bytes], { type }))).toBe(moves);
});
