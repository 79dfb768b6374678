import { createContext, use } from 'react';
import type { Theme } from '#domain/theme';

export interface ThemeChoice {
  theme: Theme;
  setTheme: (theme: Theme) => void;
}

/** Which colour scheme is asked for on this device; the app keeps it and shows the page in it. */
export const ThemeChoiceContext = createContext<ThemeChoice | null>(null);

/** The colour scheme for a ThemeSwitch. Every page stands in the app's `ThemeChoiceContext`. */
export function useThemeChoice(): ThemeChoice {
  const choice = use(ThemeChoiceContext);
  if (!choice) throw new Error('useThemeChoice must be used within a ThemeChoiceContext');
  return choice;
}
