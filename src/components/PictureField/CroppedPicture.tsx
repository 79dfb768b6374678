import type { Square } from '#domain/team/picture';
import type { ImageSize } from './crop';
import * as css from './PictureField.css';

export interface CroppedPictureProps {
  url: string;
  size: ImageSize;
  /** Null shows the whole of it, as far as a square does. */
  crop: Square | null;
  shape: css.PictureShape;
}

/** A picture as it will be listed, 40 px wide. Decoration: a name stands beside it. */
export function CroppedPicture({ url, size, crop, shape }: CroppedPictureProps) {
  return (
    <span className={css.preview({ shape })}>
      <img
        src={url}
        alt=""
        className={crop ? css.placed : css.whole}
        style={crop ? placeOf(crop, size) : undefined}
      />
    </span>
  );
}

/** Where an image lies for a crop of it to fill the square it lies in: from the left, whichever way one reads. */
export function placeOf({ x, y, side }: Square, { width, height }: ImageSize) {
  const share = (length: number) => `${(length / side) * 100}%`;
  return {
    left: share(-x),
    top: share(-y),
    inlineSize: share(width),
    blockSize: share(height),
  };
}
