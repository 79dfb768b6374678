import { createContext, use, useSyncExternalStore } from 'react';
import type { Theme } from '#domain/theme';

export interface ThemeChoice {
  theme: Theme;
  setTheme: (theme: Theme) => void;
}

export interface ThemeStore {
  read: () => Theme;
  setTheme: (theme: Theme) => void;
  follow: (onChange: () => void) => () => void;
}

export function createThemeStore(read: () => Theme, save: (theme: Theme) => void): ThemeStore {
  const followers = new Set<() => void>();
  return {
    read,
    setTheme: (theme) => {
      save(theme);
      for (const tell of followers) tell();
    },
    follow: (onChange) => {
      followers.add(onChange);
      return () => void followers.delete(onChange);
    },
  };
}

/**
 * The chosen color scheme. The app stores and applies it. The store object never changes, so a change of the choice
 * rerenders only the components that read the choice.
 */
export const ThemeChoiceContext = createContext<ThemeStore | null>(null);

/**
 * Returns the color scheme and a function that sets it. Until hydration, a prerendered page uses the default.
 *
 * @throws outside a `ThemeChoiceContext`; every page of the app has one
 */
export function useThemeChoice(): ThemeChoice {
  const store = use(ThemeChoiceContext);
  if (!store) throw new Error('useThemeChoice must be used within a ThemeChoiceContext');
  const theme = useSyncExternalStore(store.follow, store.read, () => 'system' as const);
  return { theme, setTheme: store.setTheme };
}
