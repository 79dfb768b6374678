import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Control = HTMLInputElement & HTMLTextAreaElement;

/**
 * What an uncontrolled field needs for a text that is kept elsewhere: the browser draws what is typed, and `change` is
 * told once that is on the screen, so that nothing that follows from a key stands between it and its letter. Whoever
 * leaves the field, or presses a key that may act on the text, has it told at once.
 */
export function usePaintedFirst(text: string, change: (text: string) => void) {
  const control = useRef<Control>(null);
  const untold = useRef<(() => void) | null>(null);
  const [defaultValue] = useState(text);

  const tell = () => {
    const now = untold.current;
    untold.current = null;
    now?.();
  };
  useLayoutEffect(() => {
    const { current } = control;
    // What is still to be told is newer.
    if (current && !untold.current && current.value !== text) current.value = text;
  }, [text]);
  useEffect(() => () => untold.current?.(), []);

  return {
    isUncontrolled: true,
    defaultValue,
    inputRef: control,
    tell,
    onChange: (typed: string) => {
      const isAwaited = untold.current !== null;
      untold.current = () => change(typed);
      if (!isAwaited) afterPaint(tell);
    },
    onKeyDown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.length > 1 || ctrlKey || metaKey) tell();
    },
  };
}

/** A page that is not seen paints nothing, and would wait forever. */
const LONGEST_WAIT_MS = 100;

function afterPaint(then: () => void) {
  requestAnimationFrame(() => setTimeout(then));
  setTimeout(then, LONGEST_WAIT_MS);
}
