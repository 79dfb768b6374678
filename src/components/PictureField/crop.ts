import { type Square, squareCrop } from '#domain/team/picture';

/** Of an image, in its own px. */
export interface ImageSize {
  width: number;
  height: number;
}

/** How far into an image one can go. */
export const MOST_ZOOM = 4;

/** How much larger a crop shows an image than the largest square there is would. */
export function zoomOf({ side }: Square, { width, height }: ImageSize): number {
  return Math.min(width, height) / side;
}

/** A crop about the same middle, as far as it stays inside the image. */
export function zoomed(crop: Square, size: ImageSize, zoom: number): Square {
  return squareCrop({ ...size, zoom, center: centerOf(crop, size, { x: 0, y: 0 }) });
}

/** A crop moved over the image, by px of the image, as far as it stays inside. */
export function moved(crop: Square, size: ImageSize, by: { x: number; y: number }): Square {
  const center = centerOf(crop, size, by);
  // Its side as it is: by the zoom it would be rounded a second time.
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
