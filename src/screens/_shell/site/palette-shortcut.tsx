export function isPaletteShortcut(event: KeyboardEvent): boolean {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isShortcut && event.key.toLowerCase() === 'k';
}
