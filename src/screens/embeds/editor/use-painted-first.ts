import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  hasPendingText,
  setPendingText,
  flushPendingText,
} from '#machines/message-draft/typed-text';

type Control = HTMLInputElement & HTMLTextAreaElement;

/**
 * Returns the props of an uncontrolled field that shows external state. The browser first paints the typed text, and
 * then `change` is called. This way, no update delays a key press. On blur, and for keys that may use the text,
 * `flushPendingText` calls `change` at once.
 */
export function usePaintedFirst(text: string, change: (text: string) => void) {
  const control = useRef<Control>(null);
  const [defaultValue] = useState(text);

  useLayoutEffect(() => {
    const { current } = control;
    // Text that is not reported yet is newer than the prop.
    if (current && !hasPendingText(control) && current.value !== text) current.value = text;
  }, [text]);

  const hold = useEffectEvent((current: Control) => {
    setPendingText(control, () => change(current.value));
  });
  useLayoutEffect(() => {
    const { current } = control;
    const onInput = () => {
      if (!current || hasPendingText(control)) return;
      hold(current);
      reportAfterPaint();
    };
    current?.addEventListener('input', onInput);
    return () => {
      current?.removeEventListener('input', onInput);
      if (hasPendingText(control)) flushPendingText();
    };
  }, []);

  return {
    isUncontrolled: true,
    defaultValue,
    inputRef: control,
    onKeyDown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.length > 1 || ctrlKey || metaKey) flushPendingText();
    },
  };
}

let painted: MessageChannel | null = null;

/**
 * Calls the pending `change` after the next paint. It posts a message in an animation frame, because that message
 * arrives after the paint, whereas a timer may fire before the paint. On a hidden page, which does not paint, it calls
 * `change` at once.
 */
function reportAfterPaint() {
  if (document.hidden) return flushPendingText();
  if (!painted) {
    painted = new MessageChannel();
    painted.port1.addEventListener('message', flushPendingText);
    painted.port1.start();
  }
  const { port2 } = painted;
  requestAnimationFrame(() => port2.postMessage(null));
}
