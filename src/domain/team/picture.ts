/** The allowed image types and their extensions. The first one is used if the file has another extension. */
const endings = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

type PictureType = keyof typeof endings;

/** The types for the file picker. */
export const pictureTypes = Object.keys(endings) as readonly PictureType[];

/** Maximum file size in bytes: 2 MB. */
export const MOST_PICTURE_BYTES = 2_097_152;

/** The side of a cropped picture in px: twice the size of the largest avatar. */
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

/** Returns why a file cannot be uploaded, or null. */
export function checkPicture({ type, size }: PictureFile): PictureProblem | null {
  if (!isPictureType(type)) return 'notAnImage';
  if (size === 0) return 'empty';
  return size > MOST_PICTURE_BYTES ? 'tooLarge' : null;
}

/**
 * Returns the file name a picture is stored under: a random uuid and its own extension (product.md §12.15). Null for
 * another file type.
 */
export function storedName(uuid: string, { name, type }: Omit<PictureFile, 'size'>): string | null {
  if (!isPictureType(type)) return null;
  const known: readonly string[] = endings[type];
  const own = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return `${uuid.toLowerCase()}.${known.includes(own) ? own : endings[type][0]}`;
}

/** Returns the file name in the address of a stored picture, or null for any other address. */
export function storedNameIn(address: string, bucket: string): string | null {
  const [, name] = new RegExp(`/object/public/${bucket}/([^/?#]+)$`).exec(address) ?? [];
  return name ?? null;
}

/**
 * Returns the square that a picture is cropped to. `zoom` is 1 for the largest square, more for a smaller one. `center`
 * is from 0 to 1 of width and height; the square stays inside the image.
 */
export function squareCrop({
  width,
  height,
  zoom = 1,
  center = { x: 0.5, y: 0.5 },
}: {
  /** Of the image, in px. */
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

/** Whether the square is the whole image. Such a file is uploaded unchanged. */
export function isWholeImage({ x, y, side }: Square, size: { width: number; height: number }) {
  return x === 0 && y === 0 && side === size.width && side === size.height;
}

function within(place: number, most: number): number {
  return Math.max(0, Math.min(place, most));
}

function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(endings, type);
}
