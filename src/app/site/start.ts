import '@fontsource-variable/inter';
import '#theme/reset.css';
import '#theme/theme.css';
import { isDocs, pathInOwnCase } from '#domain/paths';
import type { EnhancerName } from '#screens/shell/islands/enhancer';
import { onceLoaded } from '#screens/shell/islands/load-failure';
import { openPalette, wasPaletteDismissed } from '#screens/shell/open-palette';
import { isPaletteShortcut, isSearchShortcut } from '#screens/shell/palette-shortcut';
import { takeAuthRedirect } from '#services/session/auth-redirect';
import { hasCarriedToast } from '#services/session/has-carried-toast';
import { showFont } from '#services/shell/font';
import { isDemo } from '../boot/is-demo';
import { followPresses } from './presses';
import { watchSession } from './watch-session';
import { listenForLoadFailures } from './load-failure';
import { prefetchLinks } from './prefetch';
import { loadDialogs, loadHydration } from './lazy-modules';

// The only script of a static page. It finds interactive elements and loads their code when that code is needed. Keep
// it small, because every page loads it with all its imports.

// This call must run before any other code of the page reads the URL.
const isFromSignIn = takeAuthRedirect().kind !== 'none';
const page = document.body.dataset['page'] ?? '/';

// The not-found file contains a second title, for unknown versions. Remove the first one, because browsers show the
// first title.
if (page === '/404' && document.documentElement.dataset['unknown'] === 'version') {
  document.querySelector('title')?.remove();
}
if (page === '/404') {
  const { pathname, search, hash } = window.location;
  const path = pathInOwnCase(pathname);
  if (path !== null) window.location.replace(path + search + hash);
}

listenForLoadFailures();
if (hasCarriedToast()) onceLoaded(loadHydration, ({ startHost }) => startHost(page));

const { hydrateAll } = followPresses(page);
prefetchLinks();
enhanceInSight();
requestAnimationFrame(() => setTimeout(showFont));

const isWorldRequested = isDemo && new URLSearchParams(window.location.search).has('world');
if (isFromSignIn || isWorldRequested) startSession();

document.addEventListener('keydown', (event) => {
  const isPalette = isPaletteShortcut(event);
  if (!isPalette && !(isDocs(page) && isSearchShortcut(event))) return;
  // Without this, the browser would handle the shortcut, too. For example, it would focus the address bar.
  event.preventDefault();
  if (event.repeat) return;
  if (isPalette) openPalette(() => openDialog('paletteDialog'));
  else openDialog('docsSearchDialog');
});

watchSession(startSession);

function startSession(): void {
  onceLoaded(
    () => Promise.all([loadHydration(), import('../boot/page-state')]),
    ([{ startHost }, { openSession }]) => {
      startHost(page);
      openSession();
      hydrateAll('site-bar');
    },
  );
}

function openDialog(dialog: 'paletteDialog' | 'docsSearchDialog'): void {
  onceLoaded(
    () => Promise.all([loadHydration(), loadDialogs()]),
    ([{ startHost }, dialogs]) => {
      startHost(page);
      if (dialog === 'paletteDialog' && wasPaletteDismissed()) return;
      dialogs[dialog].open();
    },
  );
}

function enhanceInSight(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      seen.unobserve(target);
      // If an enhancer fails, the element keeps its static HTML.
      enhance(target).catch((error: unknown) => console.error(error));
    }
  });
  for (const element of document.querySelectorAll('[data-enhance]')) seen.observe(element);
}

async function enhance(element: HTMLElement): Promise<void> {
  const { enhancers } = await import('./enhancers');
  const enhancer = await enhancers[element.dataset['enhance'] as EnhancerName]();
  enhancer(element);
}
