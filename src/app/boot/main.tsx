import '@fontsource-variable/inter';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPageHistory, tabEntries } from '#services/browser/page-history';
import { keepScrollPositions, saveScrollPosition } from '#services/browser/scroll-positions';
import { takeAuthRedirect } from '#services/session/auth-redirect';
import { showFont } from '#services/shell/first-paint';
import { followTranslation } from '#services/shell/translated-texts';
import '#theme/reset.css';
import '#theme/theme.css';
import { App, appRouteAt, loadRoute } from '../routes/router';
import { showCarriedToast } from '../toasts';
import { AppProviders } from './AppProviders';
import { watchEarlyTexts } from './early-texts';
import { isDemo } from './is-demo';
import { openBackend, openSession } from './page-state';
import { replaceTitleOfShell } from './shell-title';

/** Renders the page, or hydrates the prerendered HTML. README.md describes the order of the steps. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { pathname, search } = window.location;
  const route = appRouteAt(pathname);
  // Must run before other code reads the URL.
  const isFromSignIn = takeAuthRedirect().kind !== 'none';
  const isWorldRequested = isDemo && new URLSearchParams(search).has('world');
  if (isFromSignIn || isWorldRequested || route?.layout === 'session') openSession();
  replaceTitleOfShell();
  const app = (
    <StrictMode>
      <AppProviders>
        <App history={openHistory()} />
      </AppProviders>
    </StrictMode>
  );

  const isPrerendered =
    route?.kind === 'app' && route.isPrerendered && root.dataset['prerendered'] !== undefined;
  if (!isPrerendered) {
    await loadRoute(pathname);
    root.replaceChildren();
    createRoot(root).render(app);
    return;
  }
  watchEarlyTexts(root);
  // Hydrate only after demo mode has started. Its start can reload the page, and the reload would discard the text that
  // the user has typed.
  await Promise.all([loadRoute(pathname), isDemo && openBackend().catch(() => null)]);
  // Transitions are interruptible, so clicks and scrolling are handled during hydration.
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
  });
}

followTranslation();
showFont();
showCarriedToast();
void start();

function openHistory() {
  const history = createPageHistory(tabEntries);
  keepScrollPositions(() => history.location().key);
  history.subscribe(({ key }) => saveScrollPosition(key));
  return history;
}
