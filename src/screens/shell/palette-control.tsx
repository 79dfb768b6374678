import { createContext, useEffect, useEffectEvent } from 'react';
import { openPalette } from './open-palette';
import { isPaletteShortcut } from './palette-shortcut';

export interface PaletteControls {
  open: () => void;
  preload: () => void;
}

/** Opens the command palette. Null on a page without a command palette, such as a page that is only a shell. */
export const PaletteContext = createContext<PaletteControls | null>(null);

/** Opens the palette with Ctrl+K or Cmd+K. The frame appears immediately, the palette when its code is loaded. */
export function usePaletteKeys(onOpen: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteShortcut(event)) return;
    // Prevent the browser's own shortcut, which focuses the address bar.
    event.preventDefault();
    if (!event.repeat) openPalette(onOpen);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
