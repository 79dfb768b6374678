import { createContext, use, useSyncExternalStore } from 'react';
import type { Theme } from '#domain/theme';

export interface ThemeChoice {
  theme: Theme;
  setTheme: (theme: Theme) => void;
}

/** Where the choice is kept, and who wants to hear of it. */
export interface ThemeStore {
  read: () => Theme;
  setTheme: (theme: Theme) => void;
  follow: (onChange: () => void) => () => void;
}

/** A store over whatever keeps the choice: `read` finds it there, `save` puts it there. */
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
 * Which color scheme is asked for on this device; the app keeps it and shows the page in it. The store itself never
 * changes: only who shows the choice is drawn anew with it.
 */
export const ThemeChoiceContext = createContext<ThemeStore | null>(null);

/**
 * The color scheme for a ThemeSwitch. A prerendered page knows no device: it is drawn as if nobody had chosen, and says
 * what was chosen once it has come to life.
 *
 * @throws outside of a ThemeChoiceContext; every page of the app stands in one.
 */
export function useThemeChoice(): ThemeChoice {
  const store = use(ThemeChoiceContext);
  if (!store) throw new Error('useThemeChoice must be used within a ThemeChoiceContext');
  const theme = useSyncExternalStore(store.follow, store.read, () => 'system' as const);
  return { theme, setTheme: store.setTheme };
}
