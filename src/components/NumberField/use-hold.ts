import { useEffect, useLayoutEffect, useRef } from 'react';

/** How long a button is held before it repeats, and the time between two repeats, in ms. */
const holdDelay = 400;
const repeatDelay = 60;

/**
 * The handlers of a button that runs `onStep` when it is pressed, and again and again while it is held down. A disabled button
 * hears no pointer any more, so it stops here.
 */
export function useHold(onStep: () => void, isDisabled: boolean) {
  const latest = useRef(onStep);
  const timer = useRef<number | undefined>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  useLayoutEffect(() => {
    latest.current = onStep;
    if (isDisabled) stop();
  });
  useEffect(() => stop, []);

  const repeat = () => {
    hasRepeated.current = true;
    latest.current();
    timer.current = window.setTimeout(repeat, repeatDelay);
  };
  return {
    onPointerDown: () => {
      stop();
      hasRepeated.current = false;
      timer.current = window.setTimeout(repeat, holdDelay);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A press must not take the focus away from where the user types.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!hasRepeated.current) onStep();
      hasRepeated.current = false;
    },
  };
}
