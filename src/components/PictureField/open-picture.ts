import { useEffect, useState } from 'react';
import type { ImageSize } from './crop';

export interface OpenPicture {
  file: File;
  /** The object URL of the file. The caller of `openPicture` has to revoke it. */
  url: string;
  size: ImageSize;
  isAnimation: boolean;
}

/** Decodes a file as an image. Returns null if the browser cannot decode it. */
export async function openPicture(file: File): Promise<OpenPicture | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  const isReadable = await image.decode().then(
    () => image.naturalWidth > 0 && image.naturalHeight > 0,
    () => false,
  );
  if (!isReadable) {
    URL.revokeObjectURL(url);
    return null;
  }
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return { file, url, size, isAnimation: await isAnimation(file) };
}

/** Returns null until the file is decoded. Revokes the object URL when the file changes and on unmount. */
export function useOpenPicture(file: File | null): OpenPicture | null {
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    let isWanted = true;
    let open: OpenPicture | null = null;
    void openPicture(file).then((opened) => {
      if (isWanted) {
        open = opened;
        setPicture(opened);
      } else if (opened) URL.revokeObjectURL(opened.url);
    });
    return () => {
      isWanted = false;
      setPicture(null);
      if (open) URL.revokeObjectURL(open.url);
    };
  }, [file]);
  return picture?.file === file ? picture : null;
}

/** The bytes with which each frame of a GIF starts (graphic control extension). */
const FRAME_OF_GIF = '!\u00f9\u0004';

/** The offset of the flags byte in a WebP file, and the bit in it that marks an animation. */
const WEBP_FLAGS = 20;
const WEBP_MOVES = 0b10;

/** Returns whether an image file is animated, according to its bytes. A crop would keep only the first frame. */
export async function isAnimation(file: Blob): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  switch (file.type) {
    case 'image/gif':
      return text.split(FRAME_OF_GIF).length > 2;
    case 'image/png':
      return text.includes('acTL');
    case 'image/webp':
      return text.startsWith('VP8X', 12) && (text.charCodeAt(WEBP_FLAGS) & WEBP_MOVES) !== 0;
    case 'image/avif':
      return text.slice(0, 64).includes('avis');
    default:
      return false;
  }
}
