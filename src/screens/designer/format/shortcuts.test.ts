import { describe, expect, it } from 'vitest';
import { textFormats } from '#domain/markup/format-text';
import { ariaKeys, formatOfKey, shownKeys } from './shortcuts';

const keys = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('formatOfKey', () => {
  it.each([
    ['Ctrl+B', { key: 'b', ctrlKey: true }, 'bold'],
    ['Cmd+I', { key: 'i', metaKey: true }, 'italic'],
    ['Ctrl+U', { key: 'u', ctrlKey: true }, 'underline'],
    ['Ctrl+Shift+X', { key: 'X', ctrlKey: true, shiftKey: true }, 'strikethrough'],
    ['Ctrl+X, which cuts', { key: 'x', ctrlKey: true }, null],
    ['Ctrl+Shift+B', { key: 'B', ctrlKey: true, shiftKey: true }, null],
    ['Ctrl+E', { key: 'e', ctrlKey: true }, 'code'],
    ['Ctrl+K', { key: 'k', ctrlKey: true }, 'link'],
    ['B alone', { key: 'b' }, null],
    ['AltGr+E', { key: '€', ctrlKey: true, altKey: true }, null],
    ['Ctrl+Cmd+B', { key: 'b', ctrlKey: true, metaKey: true }, null],
  ])('%s', (_, pressed, format) => {
    expect(formatOfKey({ ...keys, ...pressed }, textFormats)).toBe(format);
  });

  it('ignores a format that the text does not support', () => {
    expect(formatOfKey({ ...keys, key: 'k', ctrlKey: true }, ['bold'])).toBeNull();
  });
});

it('names the keys of the device', () => {
  expect(shownKeys('strikethrough', 'Win32')).toBe('Ctrl+Shift+X');
  expect(shownKeys('strikethrough', 'MacIntel')).toBe('⇧⌘X');
  expect(shownKeys('quote', 'Win32')).toBeNull();
  expect(ariaKeys('strikethrough')).toBe('Control+Shift+X Meta+Shift+X');
  expect(ariaKeys('quote')).toBeUndefined();
});
