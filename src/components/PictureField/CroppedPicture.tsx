import type { Square } from '#domain/team/picture';
import type { ImageSize } from './crop';
import * as css from './PictureField.css';

export interface CroppedPictureProps {
  url: string;
  size: ImageSize;
  /** The visible square of the picture. If null, the largest centered square is visible. */
  crop: Square | null;
  shape: css.PictureShape;
}

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

/** The crop exactly fills its square container. The position is from the left edge, even in right-to-left text. */
export function placeOf({ x, y, side }: Square, { width, height }: ImageSize) {
  const share = (length: number) => `${(length / side) * 100}%`;
  return {
    left: share(-x),
    top: share(-y),
    inlineSize: share(width),
    blockSize: share(height),
  };
}
