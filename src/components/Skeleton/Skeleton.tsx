import { skeleton, type SkeletonShape } from './Skeleton.css';

export type SkeletonLength = `${number}${'rem' | 'ch' | '%'}`;

export interface SkeletonProps {
  shape?: SkeletonShape;
  /** Defaults to the width of the container. A circle needs a width, which is also its height. */
  width?: SkeletonLength;
  height?: SkeletonLength;
}

/** A placeholder for content that is loading. It is hidden from screen readers, so mark the container as busy. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  const blockSize = height ?? (shape === 'circle' ? width : undefined);
  return (
    <span aria-hidden className={skeleton({ shape })} style={{ inlineSize: width, blockSize }} />
  );
}
