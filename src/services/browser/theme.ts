import { type Theme, themes } from '#domain/theme';
import { readItem, removeItem, writeItem } from './local-storage';

const KEY = 'grouped:theme';

/** Returns the color scheme chosen in this browser; 'system' if none was chosen. */
export function readTheme(): Theme {
  const stored = readItem(KEY);
  return themes.find((theme) => theme === stored) ?? 'system';
}

export function saveTheme(theme: Theme): void {
  if (theme === 'system') removeItem(KEY);
  else writeItem(KEY, theme);
  applyTheme(theme);
}

/** Sets the attribute that `theme.css.ts` reads. Without the attribute, the device's color scheme applies. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
