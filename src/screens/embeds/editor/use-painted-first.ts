import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { holdsTyped, holdTyped, tellTyped } from '#machines/message-draft/typed-text';

type Control = HTMLInputElement & HTMLTextAreaElement;

/**
 * What an uncontrolled field needs for a text that is kept elsewhere: the browser draws what is typed, and `change` is
 * told once that is on the screen, so that nothing that follows from a key stands between it and its letter. Whoever
 * leaves the field, or presses a key that may act on the text, has it told at once (`tellTyped`).
 */
export function usePaintedFirst(text: string, change: (text: string) => void) {
  const control = useRef<Control>(null);
  const [defaultValue] = useState(text);

  useLayoutEffect(() => {
    const { current } = control;
    // What is still to be told is newer.
    if (current && !holdsTyped(control) && current.value !== text) current.value = text;
  }, [text]);

  const onInput = useEffectEvent((typed: string) => {
    if (!holdsTyped(control)) afterPaint(tellTyped);
    holdTyped(control, () => change(typed));
  });
  useLayoutEffect(() => {
    const { current } = control;
    const heard = () => {
      if (current) onInput(current.value);
    };
    current?.addEventListener('input', heard);
    return () => {
      current?.removeEventListener('input', heard);
      if (holdsTyped(control)) tellTyped();
    };
  }, []);

  return {
    isUncontrolled: true,
    defaultValue,
    inputRef: control,
    onKeyDown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.length > 1 || ctrlKey || metaKey) tellTyped();
    },
  };
}

/** A page that is not seen paints nothing, and would wait forever. */
const LONGEST_WAIT_MS = 100;

function afterPaint(then: () => void) {
  requestAnimationFrame(() => setTimeout(then));
  setTimeout(then, LONGEST_WAIT_MS);
}
