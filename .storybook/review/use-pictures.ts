import { type RefObject, useEffect, useRef, useState } from 'react';
import { type PictureRequest, takePicture } from './picture';

/** The pictures that were taken since the page was loaded, as HTML, keyed by their requests. The oldest come first. */
const taken = new Map<string, string>();

/** The number of characters of HTML that are kept for pictures out of view. */
const KEPT = 40_000_000;

export function pictureKey({ storyId, width, session }: PictureRequest): string {
  return `${storyId} ${width} ${session ?? ''}`;
}

/** Keeps a picture, and removes the oldest ones that are not in use if there are too many. */
function keep(key: string, html: string, isInUse: (key: string) => boolean): void {
  taken.set(key, html);
  let size = [...taken.values()].reduce((sum, { length }) => sum + length, 0);
  for (const [oldest, { length }] of taken) {
    if (size <= KEPT) return;
    if (isInUse(oldest)) continue;
    taken.delete(oldest);
    size -= length;
  }
}

/**
 * Takes the requested pictures one after the other in the frame `stage`, and starts again when other pictures are
 * requested. Returns the pictures that are kept, as HTML.
 */
export function usePictures(
  requests: readonly PictureRequest[],
  stage: RefObject<HTMLIFrameElement | null>,
): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(() => new Map(taken));
  const wanted = useRef<readonly PictureRequest[]>([]);
  const isTaking = useRef(false);
  // Compare the requests by value, because the caller may pass a new but equal array in each render.
  const listed = JSON.stringify(requests);
  useEffect(() => {
    wanted.current = JSON.parse(listed) as PictureRequest[];
    const isWanted = (key: string) => wanted.current.some((request) => pictureKey(request) === key);
    const takeAll = async () => {
      // The stage can show only one story at a time. What is requested meanwhile is found by the loop that runs.
      if (isTaking.current) return;
      isTaking.current = true;
      for (;;) {
        const next = wanted.current.find((request) => !taken.has(pictureKey(request)));
        const picture = next && stage.current && (await takePicture(next, stage.current));
        if (!next || typeof picture !== 'string') break;
        keep(pictureKey(next), picture, isWanted);
        setPictures(new Map(taken));
      }
      isTaking.current = false;
    };
    void takeAll();
  }, [listed, stage]);
  useEffect(
    () => () => {
      wanted.current = [];
    },
    [],
  );
  return pictures;
}
