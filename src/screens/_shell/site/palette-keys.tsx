import { useEffect, useEffectEvent } from 'react';

/** Ctrl or Cmd and K open the command palette, wherever the keyboard is. */
export function usePaletteKeys(onOpen: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== 'k') return;
    // Browsers would go to their address bar.
    event.preventDefault();
    if (!event.repeat) onOpen();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
