import { type RefObject, useEffect, useState } from 'react';
import { type PictureRequest, takePicture } from './picture';

/** The pictures that were taken since the page was loaded: the HTML of each picture, keyed by its request. */
const taken = new Map<string, string>();

export function pictureKey({ storyId, theme, width, session }: PictureRequest): string {
  return `${storyId} ${theme} ${width} ${session ?? ''}`;
}

/** The last task of each frame. */
const turns = new WeakMap<HTMLIFrameElement, Promise<unknown>>();

/** Runs a task after all earlier tasks of the frame have ended, including tasks whose pictures are no longer needed. */
function inTurn<Value>(
  frame: HTMLIFrameElement,
  task: () => Value | Promise<Value>,
): Promise<Value> {
  const next = (turns.get(frame) ?? Promise.resolve()).then(task);
  turns.set(frame, next);
  return next;
}

/**
 * Takes the requested pictures one after the other in the frame `stage`. Returns the pictures that were taken so far,
 * as HTML.
 */
export function usePictures(
  requests: readonly PictureRequest[],
  stage: RefObject<HTMLIFrameElement | null>,
): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(() => new Map(taken));
  // Compare the requests by value, because the caller may pass a new but equal array in each render.
  const wanted = JSON.stringify(requests);
  useEffect(() => {
    let isWanted = true;
    const takeAll = async () => {
      for (const request of JSON.parse(wanted) as PictureRequest[]) {
        if (!isWanted || !stage.current) return;
        if (taken.has(pictureKey(request))) continue;
        const frame = stage.current;
        const picture = await inTurn(frame, () => (isWanted ? takePicture(request, frame) : null));
        // If the requests have changed, the picture is discarded, because the stage may already show a story of the new
        // requests.
        if (!isWanted || picture === null) return;
        taken.set(pictureKey(request), picture);
        setPictures(new Map(taken));
      }
    };
    void takeAll();
    return () => {
      isWanted = false;
    };
  }, [wanted, stage]);
  return pictures;
}
