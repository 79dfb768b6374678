import '@fontsource-variable/inter';
import '#theme/reset.css';
import '#theme/theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchEarlyTexts } from '#services/browser/early-texts';
import { loadRoutes, prepareRoutes } from './matched-routes';
import { markAwake, rootOfPage } from './page-root';
import { isPrerendered } from './prerendered';
import { createApp, leaveForConsent, untilDemoPlays } from './start';

/** Draws the page, or brings to life what its file shows. Not awaited at the top: pages import from this very file. */
async function start(): Promise<void> {
  const container = rootOfPage();
  await leaveForConsent();
  const { pathname } = window.location;
  if (isPrerendered(container, pathname)) {
    watchEarlyTexts(container);
    await Promise.all([prepareRoutes(pathname), untilDemoPlays(pathname)]);
    // In pieces that give way to whoever scrolls or presses something meanwhile.
    startTransition(() => {
      hydrateRoot(container, <StrictMode>{createApp()}</StrictMode>, {
        onRecoverableError: (error) => console.error(error),
      });
    });
    return;
  }
  await loadRoutes(pathname);
  container.replaceChildren();
  markAwake();
  createRoot(container).render(<StrictMode>{createApp()}</StrictMode>);
}

void start();
