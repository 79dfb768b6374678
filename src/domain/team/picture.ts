/** The images a picture may be, and the endings of their names; the first is used where the file's own is another. */
const endings = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

type PictureType = keyof typeof endings;

/** The types a file dialog offers. */
export const pictureTypes = Object.keys(endings) as readonly PictureType[];

/** How large a picture may be, in bytes: 2 MB. */
export const MOST_PICTURE_BYTES = 2_097_152;

/** The side of a cropped picture in px: twice what the largest avatar shows. */
export const PICTURE_SIDE = 512;

/** A file as far as it has to be looked at; a `File` of the browser is one. `size` is in bytes. */
export interface PictureFile {
  name: string;
  type: string;
  size: number;
}

/** A square of an image, in its own px. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** Why a file cannot be somebody's picture. */
export type PictureProblem = 'notAnImage' | 'empty' | 'tooLarge';

/** Looks at a file before it is sent; null where it can be a picture. */
export function checkPicture({ type, size }: PictureFile): PictureProblem | null {
  if (!isPictureType(type)) return 'notAnImage';
  if (size === 0) return 'empty';
  return size > MOST_PICTURE_BYTES ? 'tooLarge' : null;
}

/** The name a picture is stored under: a random uuid and its own extension (spec §5). Null for what is no picture. */
export function storedName(uuid: string, { name, type }: Omit<PictureFile, 'size'>): string | null {
  if (!isPictureType(type)) return null;
  const known: readonly string[] = endings[type];
  const own = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return `${uuid.toLowerCase()}.${known.includes(own) ? own : endings[type][0]}`;
}

/** The name out of a stored picture's address; null where the address is none of ours. */
export function storedNameIn(address: string, bucket: string): string | null {
  const [, name] = new RegExp(`/object/public/${bucket}/([^/?#]+)$`).exec(address) ?? [];
  return name ?? null;
}

/**
 * The square a picture is cropped to. `zoom` is 1 for the largest square there is and more for a smaller one; `center`
 * is where its middle should be, from 0 to 1 of the width and height, as far as the square stays inside the image.
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

/** Whether a square is all there is of an image: such a file is stored as it is. */
export function isWholeImage({ x, y, side }: Square, size: { width: number; height: number }) {
  return x === 0 && y === 0 && side === size.width && side === size.height;
}

function within(place: number, most: number): number {
  return Math.max(0, Math.min(place, most));
}

function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(endings, type);
}
