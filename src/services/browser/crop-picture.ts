import { PICTURE_SIDE, type Square } from '#domain/team/picture';

const written = ['image/png', 'image/jpeg', 'image/webp'];

/** JPEG and WebP quality, from 0 to 1. */
const QUALITY = 0.9;

/** Scales down to the largest size at which the site shows such images. Returns null if the file is not an image. */
export async function cropPicture(file: File, { x, y, side }: Square): Promise<Blob | null> {
  const image = await createImageBitmap(file, x, y, side, side).catch(() => null);
  if (!image) return null;
  const length = Math.min(side, PICTURE_SIDE);
  const canvas = new OffscreenCanvas(length, length);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, length, length);
  image.close();
  const type = written.includes(file.type) ? file.type : 'image/png';
  return context ? canvas.convertToBlob({ type, quality: QUALITY }) : null;
}
