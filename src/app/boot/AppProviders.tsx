import type { ReactNode } from 'react';
import { SiteOriginContext } from '#screens/shell/site-origin';
import { siteOrigin } from '../site-origin';
import { ThemeProvider } from '../ThemeProvider';

/** The context providers around the app's router. The browser and the prerendering use the same providers. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <SiteOriginContext value={siteOrigin}>
      <ThemeProvider>{children}</ThemeProvider>
    </SiteOriginContext>
  );
}
