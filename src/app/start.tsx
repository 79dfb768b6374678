import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SiteOriginContext } from '#screens/_shell/site-origin';
import { takeAuthRedirect } from '#services/browser/auth-redirect';
import { BackendContext } from './doors';
import { isDemo, openOnce } from './open-backend';
import { isTool } from './prerendered';
import { routes } from './routes';
import { siteOrigin } from './site-origin';
import { ThemeProvider } from './ThemeProvider';

/** The app for the address of this window. */
export function createApp(): ReactNode {
  // Before anything else runs on the page.
  const isFromSignIn = takeAuthRedirect().kind !== 'none';
  // A world of the demo that is asked for is entered at once.
  const isUrgent =
    isFromSignIn || (isDemo && new URLSearchParams(window.location.search).has('world'));
  return (
    <ThemeProvider>
      <SiteOriginContext value={siteOrigin}>
        <BackendContext value={{ isDemo, isUrgent, open: openOnce }}>
          <RouterProvider router={createBrowserRouter(routes)} />
        </BackendContext>
      </SiteOriginContext>
    </ThemeProvider>
  );
}

/**
 * In the demo, a tool is brought to life once the browser plays the backend: setting that up may load the page once
 * more, which would undo what had been done on it. Where it fails, the page itself says so.
 */
export async function untilDemoPlays(pathname: string): Promise<void> {
  if (isDemo && isTool(pathname)) await openOnce().catch(() => null);
}

/** In the demo, Discord's consent is an address of this site that leads straight on: nothing is to be drawn there. */
export async function leaveForConsent(): Promise<void> {
  if (isDemo && window.location.pathname.startsWith('/auth/v1/')) await openOnce();
}
