import { useEffect, useEffectEvent } from 'react';

/** Turns pages with the arrow keys, wherever in the dialog the focus is, for as long as it is on screen. */
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
