import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SiteOriginContext } from '#screens/_shell/site-origin';
import { takeAuthRedirect } from '#services/browser/auth-redirect';
import type { DemoWorld } from './demo-world';
import { BackendContext } from './doors';
import { isTool } from './prerendered';
import { routes } from './routes';
import { siteOrigin } from './site-origin';
import { ThemeProvider } from './ThemeProvider';

/** Spelt out, so that a build with a backend drops the mocks altogether. */
const isDemo = !import.meta.env.VITE_SUPABASE_URL;

let opened: Promise<DemoWorld | null> | undefined;

/** Loads what speaks to the backend, and where there is none the pretend world. */
async function openBackend(): Promise<DemoWorld | null> {
  const { connectToBackend } = await import('./backend');
  return connectToBackend();
}

const openOnce = () => (opened ??= openBackend());

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
