import { type Square, squareCrop } from '#domain/team/picture';

/** The size of an image, in px of the image itself. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Maximum zoom. */
export const MOST_ZOOM = 4;

/** Returns the zoom of a crop. It is 1 for the largest square in the image. */
export function zoomOf({ side }: Square, { width, height }: ImageSize): number {
  return Math.min(width, height) / side;
}

export function zoomed(crop: Square, size: ImageSize, zoom: number): Square {
  return squareCrop({ ...size, zoom, center: centerOf(crop, size, { x: 0, y: 0 }) });
}

/** Returns the crop after moving it by the given distance in px of the image. The crop stays inside the image. */
export function moved(crop: Square, size: ImageSize, by: { x: number; y: number }): Square {
  const center = centerOf(crop, size, by);
  // Keep the side length. If it were computed from the zoom, it would be rounded a second time.
  const { x, y } = squareCrop({ ...size, zoom: zoomOf(crop, size), center });
  return {
    x: Math.min(x, size.width - crop.side),
    y: Math.min(y, size.height - crop.side),
    side: crop.side,
  };
}

function centerOf(
  { x, y, side }: Square,
  { width, height }: ImageSize,
  by: { x: number; y: number },
) {
  return { x: (x + by.x + side / 2) / width, y: (y + by.y + side / 2) / height };
}
