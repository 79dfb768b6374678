import { useEffect, useLayoutEffect, useRef } from 'react';

/** The delay before a held button repeats, and the interval between repeats, in ms. */
const holdDelay = 400;
const repeatDelay = 60;

/** Runs `onStep` on press, and repeatedly while the button is held, unless it becomes disabled. */
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
    onPressStart: () => {
      stop();
      hasRepeated.current = false;
      timer.current = window.setTimeout(repeat, holdDelay);
    },
    onPressEnd: stop,
    onPress: () => {
      if (!hasRepeated.current) onStep();
    },
  };
}
