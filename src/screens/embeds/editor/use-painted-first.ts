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

  const hold = useEffectEvent((current: Control) => {
    holdTyped(control, () => change(current.value));
  });
  useLayoutEffect(() => {
    const { current } = control;
    const heard = () => {
      if (!current || holdsTyped(control)) return;
      hold(current);
      tellAfterPaint();
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

let painted: MessageChannel | null = null;

/**
 * Tells what is held after the next paint. What is posted in a frame comes after it, and after what others posted; a
 * timer may come before. A page that is hidden paints nothing.
 */
function tellAfterPaint() {
  if (document.hidden) return tellTyped();
  if (!painted) {
    painted = new MessageChannel();
    painted.port1.addEventListener('message', tellTyped);
    painted.port1.start();
  }
  const { port2 } = painted;
  requestAnimationFrame(() => port2.postMessage(null));
}
