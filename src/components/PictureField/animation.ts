/** Where a still picture of a kind ends and another one begins. */
const FRAME_OF_GIF = '!\u00f9\u0004';

/** The flag of a WebP file that holds more than one picture, in the byte of its flags. */
const WEBP_FLAGS = 20;
const WEBP_MOVES = 0b10;

/** Whether an image file moves, told by its bytes: to crop it would leave its first picture. */
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
