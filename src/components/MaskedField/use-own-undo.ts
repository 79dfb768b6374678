import { type KeyboardEvent, useState } from 'react';

interface History {
  past: readonly string[];
  value: string;
  future: readonly string[];
  /** Whether the next typed character extends the last step instead of starting a new one. */
  isTyping: boolean;
}

const MOST_STEPS = 50;

/**
 * Provides undo and redo for one controlled text. The browser's own undo is not used: it ignores values set by script,
 * and in Chrome it continues into other fields. The steps are discarded on unmount, and when the caller sets a
 * different value.
 */
export function useOwnUndo(value: string, onChange: (value: string) => void) {
  const [kept, setHistory] = useState<History>(() => historyAt(value));
  const history = kept.value === value ? kept : historyAt(value);
  const go = (next: History) => {
    setHistory(next);
    onChange(next.value);
  };
  const back = () => {
    const target = history.past.at(-1);
    if (target === undefined) return;
    const { past, future } = history;
    go({ past: past.slice(0, -1), value: target, future: [value, ...future], isTyping: false });
  };
  const forth = () => {
    const [target, ...future] = history.future;
    if (target === undefined) return;
    go({ past: [...history.past, value], value: target, future, isTyping: false });
  };
  return {
    /** Sets a new text. Consecutive typed characters form one step. */
    change: (text: string, isTyping: boolean) => {
      const goesOn = isTyping && history.isTyping;
      const past = goesOn ? history.past : [...history.past, value].slice(-MOST_STEPS);
      go({ past, value: text, future: [], isTyping });
    },
    /** Makes the next typed character start a new step. */
    endTyping: () => setHistory({ ...history, isTyping: false }),
    /** Returns the undo or redo function that belongs to a key combination; null for any other key. */
    stepOf: ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): (() => void) | null => {
      if (ctrlKey === metaKey || altKey) return null;
      if (key.toLowerCase() === 'z') return shiftKey ? forth : back;
      return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? forth : null;
    },
  };
}

function historyAt(value: string): History {
  return { past: [], value, future: [], isTyping: false };
}
