import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A value as it was when something was last painted. What is drawn from it never stands between a key and its letter:
 * `useDeferredValue` gives way to further keys, but would start before the letter is on the screen.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const isWaiting = useRef(false);
  const show = useEffectEvent(() => {
    isWaiting.current = false;
    startTransition(() => setShown(value));
  });
  useEffect(() => {
    if (isWaiting.current || value === shown) return;
    isWaiting.current = true;
    // The frame that shows the letter is drawn after this callback, and before the timer's.
    requestAnimationFrame(() => setTimeout(show));
  }, [value, shown]);
  return shown;
}
