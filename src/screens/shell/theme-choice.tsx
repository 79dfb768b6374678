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

/** The app stores and applies the choice. The store never changes, so only components that read the choice rerender. */
export const ThemeChoiceContext = createContext<ThemeStore | null>(null);

/** Returns the default until hydration of a prerendered page. Throws outside a `ThemeChoiceContext`. */
export function useThemeChoice(): ThemeChoice {
  const store = use(ThemeChoiceContext);
  if (!store) throw new Error('useThemeChoice must be used within a ThemeChoiceContext');
  const theme = useSyncExternalStore(store.follow, store.read, () => 'system' as const);
  return { theme, setTheme: store.setTheme };
}
