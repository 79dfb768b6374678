import { useEffect, useEffectEvent } from 'react';

/** Handles the arrow keys while the dialog is mounted. It does not matter which element of the dialog has the focus. */
export function useArrowKeys(onTurn: (way: 'next' | 'previous') => void) {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onTurn('next');
    if (key === 'ArrowLeft') onTurn('previous');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
