import { type Theme, themes } from '#domain/theme';
import { readItem, removeItem, writeItem } from './local-storage';

const KEY = 'grouped:theme';

/** The color scheme asked for on this device; 'system' where nobody asked. */
export function readTheme(): Theme {
  const kept = readItem(KEY);
  return themes.find((theme) => theme === kept) ?? 'system';
}

/** Keeps the color scheme on this device and shows the page in it. */
export function saveTheme(theme: Theme): void {
  if (theme === 'system') removeItem(KEY);
  else writeItem(KEY, theme);
  applyTheme(theme);
}

/** Shows the page in a color scheme: `theme.css.ts` reads the attribute, and without one asks the device. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
