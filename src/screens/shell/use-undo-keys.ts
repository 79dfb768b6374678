import { useEffect, useEffectEvent } from 'react';

export type Direction = 'undo' | 'redo';

/** Handles Ctrl or Cmd with Z, Shift+Z or Y, and the browser's own commands, unless `isElsewhere` returns true. */
export function useUndoKeys(
  travel: (direction: Direction) => void,
  isElsewhere: (target: EventTarget | null) => boolean,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionOf(event);
    if (direction === null || event.defaultPrevented || isElsewhere(event.target)) return;
    event.preventDefault();
    travel(direction);
  });
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const direction = inputDirections[event.inputType];
    if (direction === undefined || isElsewhere(event.target)) return;
    event.preventDefault();
    travel(direction);
  });
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    const beforeInput = (event: InputEvent) => onBeforeInput(event);
    document.addEventListener('keydown', keyDown);
    document.addEventListener('beforeinput', beforeInput);
    return () => {
      document.removeEventListener('keydown', keyDown);
      document.removeEventListener('beforeinput', beforeInput);
    };
  }, []);
}

const inputDirections: Readonly<Record<string, Direction>> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
};

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Direction | null {
  // Ctrl and Cmd together, or either with Alt, are another shortcut or a character. AltGr is Ctrl and Alt.
  if (ctrlKey === metaKey || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}
