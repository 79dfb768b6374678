/** The allowed image types with their file extensions. The first extension is used if the file has none of them. */
const endings = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

type PictureType = keyof typeof endings;

export const pictureTypes = Object.keys(endings) as readonly PictureType[];

/** Maximum file size in bytes: 2 MB. */
export const MOST_PICTURE_BYTES = 2_097_152;

/** The side length of a cropped picture in px. It is twice the size of the largest avatar. */
export const PICTURE_SIDE = 512;

/** The parts of a `File` that are checked. `size` is in bytes. */
export interface PictureFile {
  name: string;
  type: string;
  size: number;
}

/** A square of an image, in image px. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

export type PictureProblem = 'notAnImage' | 'empty' | 'tooLarge';

export function checkPicture({ type, size }: PictureFile): PictureProblem | null {
  if (!isPictureType(type)) return 'notAnImage';
  if (size === 0) return 'empty';
  return size > MOST_PICTURE_BYTES ? 'tooLarge' : null;
}

/** Returns a random uuid with the extension of the file, or null if its type is not allowed (product.md §12.15). */
export function storedName(uuid: string, { name, type }: Omit<PictureFile, 'size'>): string | null {
  if (!isPictureType(type)) return null;
  const known: readonly string[] = endings[type];
  const own = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return `${uuid.toLowerCase()}.${known.includes(own) ? own : endings[type][0]}`;
}

/** Returns the file name in the URL of a stored picture, or null for any other URL. */
export function storedNameIn(address: string, bucket: string): string | null {
  const [, name] = new RegExp(`/object/public/${bucket}/([^/?#]+)$`).exec(address) ?? [];
  return name ?? null;
}

/** `center` is a fraction of the width and height, from 0 to 1. The square stays inside the image. */
export function squareCrop({
  width,
  height,
  zoom = 1,
  center = { x: 0.5, y: 0.5 },
}: {
  /** The width of the image, in px. */
  width: number;
  height: number;
  zoom?: number;
  center?: { x: number; y: number };
}): Square {
  const largest = Math.max(1, Math.min(width, height));
  const side = Math.max(1, Math.round(largest / Math.max(1, zoom)));
  return {
    x: within(Math.round(center.x * width - side / 2), width - side),
    y: within(Math.round(center.y * height - side / 2), height - side),
    side,
  };
}

/** Returns whether the square is the whole image. In that case, the file is uploaded unchanged. */
export function isWholeImage({ x, y, side }: Square, size: { width: number; height: number }) {
  return x === 0 && y === 0 && side === size.width && side === size.height;
}

function within(place: number, most: number): number {
  return Math.max(0, Math.min(place, most));
}

function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(endings, type);
}
