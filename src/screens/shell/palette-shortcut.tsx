export function isPaletteShortcut(event: KeyboardEvent): boolean {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isShortcut && event.key.toLowerCase() === 'k';
}

/**
 * Ctrl+/ or ⌘/. A key without a modifier would react to dictated words (WCAG 2.1.4). Some keyboards need Shift for "/".
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && event.key === '/';
}
