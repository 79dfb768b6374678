import { useEffect, useEffectEvent } from 'react';
import { openPalette } from './open-palette';
import { isPaletteShortcut } from './palette-shortcut';

/** Ctrl or Cmd and K open the command palette on every page: its frame at once, the palette once it is loaded. */
export function usePaletteKeys(onOpen: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteShortcut(event)) return;
    // Browsers would go to their address bar.
    event.preventDefault();
    if (!event.repeat) openPalette(onOpen);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
