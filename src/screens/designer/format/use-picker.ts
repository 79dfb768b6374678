import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Insertion } from '#content/messages/designer/text-tools';

/**
 * Stores which picker is open. `insert` closes the picker before it calls `onInsert`, because an open picker does not
 * allow the focus to move to the text.
 */
export function usePicker(onInsert: (markup: string) => void) {
  const trigger = useRef<HTMLButtonElement>(null);
  /** The picker that was opened last. It stays mounted, so that closing is animated. */
  const [picker, setPicker] = useState<Insertion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const markup = useRef<string>(null);
  const insertPending = useEffectEvent(() => {
    const chosen = markup.current;
    markup.current = null;
    if (chosen !== null) onInsert(chosen);
  });
  useEffect(() => {
    if (!isOpen) insertPending();
  }, [isOpen]);
  return {
    picker,
    isOpen,
    trigger,
    setOpen,
    open: (chosen: Insertion, button: HTMLButtonElement) => {
      trigger.current = button;
      setPicker(chosen);
      setOpen(true);
    },
    insert: (chosen: string) => {
      markup.current = chosen;
      setOpen(false);
    },
  };
}
