import '@fontsource-variable/inter';
import '#theme/reset.css';
import '#theme/theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeAuthRedirect } from '#services/session/auth-redirect';
import { showFont } from '#services/shell/first-paint';
import { followTranslation } from '#services/shell/translated-texts';
import { readPageData } from '#services/browser/page-data';
import { AppProviders } from '../boot/AppProviders';
import { isDemo } from '../boot/is-demo';
import { openBackend, openSession } from '../boot/page-state';
import { replaceTitleOfShell } from '../boot/shell-title';
import { showCarriedToast } from '../toasts';
import { ServedPage } from './ServedPage';

// The script of a server-rendered page. It does not import the router, which would be a tenth of the script's size.

/** Hydrates the server-rendered page. If the document is only the shell, renders the page into it instead. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { pathname, search } = window.location;
  // Must run before other code reads the URL.
  const isFromSignIn = takeAuthRedirect().kind !== 'none';
  const isWorldRequested = isDemo && new URLSearchParams(search).has('world');
  if (isFromSignIn || isWorldRequested) openSession();
  const isServed = root.dataset['prerendered'] !== undefined;
  const page = (
    <StrictMode>
      <AppProviders>
        <ServedPage
          pathname={pathname}
          data={readPageData()}
          onShown={() => {
            delete root.dataset['prerendered'];
          }}
        />
      </AppProviders>
    </StrictMode>
  );
  if (!isServed) {
    replaceTitleOfShell();
    root.replaceChildren();
    createRoot(root).render(page);
    return;
  }
  // The backend must be set up before hydration, because the URLs of pictures depend on the backend, and because
  // starting demo mode can reload the page.
  await openBackend().catch(() => null);
  startTransition(() => {
    hydrateRoot(root, page, { onRecoverableError: (error) => console.error(error) });
  });
}

followTranslation();
showFont();
showCarriedToast();
void start();
