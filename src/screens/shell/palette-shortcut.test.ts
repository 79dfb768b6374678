import { expect, it } from 'vitest';
import { isPaletteShortcut, isSearchShortcut } from './palette-shortcut';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ['/', {}, null],
  ['k', {}, null],
  ['K', { shiftKey: true }, null],
  ['/', { altKey: true }, null],
  ['/', { ctrlKey: true, altKey: true }, null],
  ['/', { ctrlKey: true }, 'search'],
  ['/', { metaKey: true }, 'search'],
  ['/', { ctrlKey: true, shiftKey: true }, 'search'],
  ['k', { ctrlKey: true }, 'palette'],
  ['K', { metaKey: true }, 'palette'],
  ['k', { ctrlKey: true, shiftKey: true }, null],
])('%s with %j opens: %s', (key, held, expected) => {
  const press = { key, ...none, ...held } as KeyboardEvent;
  const opened = isSearchShortcut(press) ? 'search' : null;
  expect(isPaletteShortcut(press) ? 'palette' : opened).toBe(expected);
});
