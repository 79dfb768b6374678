import { type ReactNode, useState } from 'react';
import { ThemeChoiceContext } from '#screens/_shell/theme-choice';
import { readTheme, saveTheme } from '#services/browser/theme';

/** Lends the colour scheme of this device to whoever lets people choose it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(readTheme);
  return (
    <ThemeChoiceContext
      value={{
        theme,
        setTheme: (chosen) => {
          saveTheme(chosen);
          setTheme(chosen);
        },
      }}
    >
      {children}
    </ThemeChoiceContext>
  );
}
