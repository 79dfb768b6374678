import { type Theme, themes } from '#domain/theme';
import { readItem, removeItem, writeItem } from '../browser/local-storage';

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

/** Sets the attribute that `theme.css.ts` reads. Transitions are turned off, so that all colors change in one frame. */
export function applyTheme(theme: Theme): void {
  const { documentElement: root } = document;
  root.dataset['themeChanging'] = '';
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  // The browser computes the new colors here, while `reset.css.ts` turns transitions off.
  root.getBoundingClientRect();
  delete root.dataset['themeChanging'];
}
