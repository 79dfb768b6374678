import type { ReactNode } from 'react';
import { createThemeStore, ThemeChoiceContext } from '#screens/_shell/theme-choice';
import { readTheme, saveTheme } from '#services/browser/theme';

const choice = createThemeStore(readTheme, saveTheme);

/** Lends the color scheme of this device to whoever lets people choose it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeChoiceContext value={choice}>{children}</ThemeChoiceContext>;
}
