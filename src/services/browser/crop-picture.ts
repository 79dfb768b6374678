import { PICTURE_SIDE, type Square } from '#domain/team/picture';

/** The types a canvas writes; whatever else comes in goes out as PNG. */
const written = ['image/png', 'image/jpeg', 'image/webp'];

/** How much of a photograph's detail is kept, from 0 to 1. */
const QUALITY = 0.9;

/** Cuts a square out of an image, no larger than it is ever shown. Null where the file cannot be read as one. */
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
