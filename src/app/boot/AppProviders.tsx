import type { ReactNode } from 'react';
import { SiteOriginContext } from '#screens/shell/site-origin';
import { createThemeStore, ThemeChoiceContext } from '#screens/shell/theme-choice';
import { readTheme, saveTheme } from '#services/shell/theme';
import { brand } from '#content/brand';

/** The origin of this site, such as 'https://grouped.example', for search engines, feeds, and absolute links. */
export const siteOrigin = (import.meta.env.VITE_SITE_URL ?? brand.origin).replace(/\/$/, '');

/** The context providers around the app's router. The browser and the prerendering use the same providers. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <SiteOriginContext value={siteOrigin}>
      <ThemeProvider>{children}</ThemeProvider>
    </SiteOriginContext>
  );
}

const choice = createThemeStore(readTheme, saveTheme);

export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeChoiceContext value={choice}>{children}</ThemeChoiceContext>;
}
