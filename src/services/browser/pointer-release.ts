const RELEASES = ['pointerup', 'pointercancel', 'contextmenu'];

let released = Promise.resolve();
let isWatching = false;

/** Starts to watch the pointer. Call this as soon as the page has elements that `pointerReleased` protects. */
export function watchPointer(): void {
  if (isWatching) return;
  isWatching = true;
  // The pointer may have been pressed before this script loaded. `:active` also matches a press of the Space key.
  if (document.querySelector(':active')) released = nextRelease([...RELEASES, 'keyup']);
  const watch = ({ button }: PointerEvent) => {
    // Only the main button causes a click. If another button opens a context menu, the page may never receive the event
    // for the release of that button.
    if (button === 0) released = nextRelease(RELEASES);
  };
  document.addEventListener('pointerdown', watch, { capture: true, passive: true });
}

/** Resolves when no pointer is pressed. The browser dispatches a click only if the pressed element still exists. */
export function pointerReleased(): Promise<void> {
  return released;
}

function nextRelease(types: string[]): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const release = () => {
      listening.abort();
      // The browser dispatches the click after `pointerup`, in the same task.
      setTimeout(resolve);
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const type of types) {
      document.addEventListener(type, release, options);
    }
    // The page may receive no event if the pointer is released outside its window.
    const onMove = ({ buttons }: PointerEvent) => {
      if (buttons === 0) release();
    };
    document.addEventListener('pointermove', onMove, options);
  });
}
