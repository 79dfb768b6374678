import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  hasPendingText,
  setPendingText,
  flushPendingText,
} from '#machines/message-draft/typed-text';

type Control = HTMLInputElement & HTMLTextAreaElement;

/**
 * Returns props of an uncontrolled field that mirrors external state. The browser first paints the typed text, and
 * `change` is called after the paint, so that no update delays a key press. On blur, and on keys that may act on the
 * text, `flushPendingText` calls `change` at once.
 */
export function usePaintedFirst(text: string, change: (text: string) => void) {
  const control = useRef<Control>(null);
  const [defaultValue] = useState(text);

  useLayoutEffect(() => {
    const { current } = control;
    // Pending input is newer than the prop.
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
 * Calls the pending `change` after the next paint. A message that is posted in an animation frame arrives after the
 * paint; a timer may fire before it. A hidden page does not paint, so there the call is not delayed.
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
