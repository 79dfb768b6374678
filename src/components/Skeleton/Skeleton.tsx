import { skeleton, type SkeletonShape } from './Skeleton.css';

export type SkeletonLength = `${number}${'px' | 'rem' | 'ch' | '%'}`;

export interface SkeletonProps {
  shape?: SkeletonShape;
  /** As wide as its container by default; a circle needs one, and is as high. */
  width?: SkeletonLength;
  height?: SkeletonLength;
}

/** Holds the place of something that loads. Says nothing: the list around it is what is busy. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  const blockSize = height ?? (shape === 'circle' ? width : undefined);
  return (
    <span aria-hidden className={skeleton({ shape })} style={{ inlineSize: width, blockSize }} />
  );
}
