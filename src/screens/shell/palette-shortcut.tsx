export function isPaletteShortcut(event: KeyboardEvent): boolean {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isShortcut && event.key.toLowerCase() === 'k';
}

/**
 * Returns whether a key press opens the search of the page: Ctrl+/ or ⌘/. A shortcut without a modifier would react to
 * dictated words (WCAG 2.1.4). On some keyboards, Shift is needed to type the slash.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && event.key === '/';
}
