import { type RefObject, useEffect, useState } from 'react';
import { media } from '#theme/media';
import { rest } from './load-rest';

/**
 * Loads what the buttons open when the browser is idle, because it would delay the responses that the tab needs. With
 * `onlyOnTouch`, only on a touch device, where nothing signals that the user is about to press a button.
 */
export function useLoadAtRest(isShown: boolean, { onlyOnTouch = false } = {}): void {
  useEffect(() => {
    if (!isShown || (onlyOnTouch && matchMedia(media.hover).matches)) return undefined;
    return atRest([rest.load]);
  }, [isShown, onlyOnTouch]);
}

/** Loads code when the browser is idle. Returns true once it is there; false while it is not, or cannot be loaded. */
export function useLoadedAtRest(load: () => Promise<unknown>, isWanted: boolean): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    return atRest([() => load().then(() => setIsThere(true))]);
  }, [load, isWanted]);
  return isThere;
}

/** Calls `want` when the pointer or the focus reaches a button in a place whose buttons open something. */
export function useWantedByButtons(place: RefObject<HTMLElement | null>, want: () => void): void {
  useEffect(() => {
    const element = place.current;
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button') !== null) want();
    };
    for (const event of ['pointerover', 'focusin']) element?.addEventListener(event, look);
    return () => {
      for (const event of ['pointerover', 'focusin']) element?.removeEventListener(event, look);
    };
  }, [place, want]);
}

/** In ms. Needed if the browser never becomes idle, or does not support `requestIdleCallback`. */
const LONGEST_WAIT = 3_000;

/**
 * Runs one load after another, each when the browser is idle. A part that fails is loaded again on first use. Returns a
 * function that stops the loading.
 */
export function atRest(loads: readonly (() => Promise<unknown>)[]): () => void {
  let isStopped = false;
  void (async () => {
    for (const load of loads) {
      await idle();
      if (isStopped) return;
      await load().catch(() => null);
    }
  })();
  return () => {
    isStopped = true;
  };
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not support this function.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    } else {
      setTimeout(resolve, LONGEST_WAIT);
    }
  });
}
