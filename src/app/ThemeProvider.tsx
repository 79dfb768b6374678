import type { ReactNode } from 'react';
import { createThemeStore, ThemeChoiceContext } from '#screens/shell/theme-choice';
import { readTheme, saveTheme } from '#services/shell/theme';

const choice = createThemeStore(readTheme, saveTheme);

export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeChoiceContext value={choice}>{children}</ThemeChoiceContext>;
}
