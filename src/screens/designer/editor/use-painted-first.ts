import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  hasPendingText,
  setPendingText,
  flushPendingText,
} from '#machines/designer/message-draft/typed-text';

type Control = HTMLInputElement & HTMLTextAreaElement;

/**
 * Returns the props of an uncontrolled field that shows external state. After the user types, the browser paints the
 * text before `change` is called, so the update of the state does not delay the paint. Before a key press that may use
 * the text, and on blur, `flushPendingText` calls `change` immediately.
 */
export function usePaintedFirst(text: string, change: (text: string) => void) {
  const control = useRef<Control>(null);
  const [defaultValue] = useState(text);

  useLayoutEffect(() => {
    const { current } = control;
    // Text that has not been reported yet is newer than the prop, so keep it.
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
 * Calls the pending `change` after the next paint. The callback of an animation frame posts a message, which arrives
 * after the paint. A timer could fire before the paint. A hidden page does not paint, so `change` is called immediately
 * there.
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
