/** The bytes with which each frame of a GIF starts (graphic control extension). */
const FRAME_OF_GIF = '!\u00f9\u0004';

/** The offset of the flags byte in a WebP file, and the bit in it that marks an animation. */
const WEBP_FLAGS = 20;
const WEBP_MOVES = 0b10;

/** Returns whether an image file is animated, according to its bytes. A crop would keep only the first frame. */
export async function isAnimation(file: Blob): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  switch (file.type) {
    case 'image/gif':
      return text.split(FRAME_OF_GIF).length > 2;
    case 'image/png':
      return text.includes('acTL');
    case 'image/webp':
      return text.startsWith('VP8X', 12) && (text.charCodeAt(WEBP_FLAGS) & WEBP_MOVES) !== 0;
    case 'image/avif':
      return text.slice(0, 64).includes('avis');
    default:
      return false;
  }
}
