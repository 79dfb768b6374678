import '@fontsource-variable/inter';
import '#theme/reset.css';
import '#theme/theme.css';
import { watchEarlyTexts } from '#services/browser/early-texts';
import { showFont } from '#services/browser/font';
import { loadRoutes, prepareRoutes } from './matched-routes';
import { markAwake, rootOfPage } from './page-root';
import { isPrerendered } from './prerendered';
import { drawApp, wakeApp } from './react-root';
import { showCarriedToast } from './toasts';
import { createApp, leaveForConsent, untilDemoPlays } from './start';

/** Draws the page, or brings to life what its file shows. Not awaited at the top: pages import from this very file. */
async function start(): Promise<void> {
  const container = rootOfPage();
  await leaveForConsent();
  const { pathname } = window.location;
  if (isPrerendered(container, pathname)) {
    watchEarlyTexts(container);
    await Promise.all([prepareRoutes(pathname), untilDemoPlays(pathname)]);
    wakeApp(container, createApp());
    return;
  }
  await loadRoutes(pathname);
  container.replaceChildren();
  markAwake();
  drawApp(container, createApp());
}

showFont();
showCarriedToast();
void start();
