import '@fontsource-variable/inter';
import { isDocs, pathInOwnCase } from '#domain/paths';
import type { EnhancerName } from '#screens/shell/islands/enhancer';
import { onceLoaded } from '#screens/shell/islands/load-failure';
import { openPalette, wasPaletteDismissed } from '#screens/shell/open-palette';
import { isPaletteShortcut, isSearchShortcut } from '#screens/shell/palette-shortcut';
import { takeAuthRedirect } from '#services/session/auth-redirect';
import { hasCarriedToast } from '#services/session/has-carried-toast';
import { hasStoredSession, STORAGE_KEY } from '#services/session/has-stored-session';
import { showFont } from '#services/shell/first-paint';
import '#theme/reset.css';
import '#theme/theme.css';
import { isDemo } from '../boot/is-demo';
import { loadDialogs, loadHydration, followPresses } from './presses';
import { listenForLoadFailures } from './load-failure';

/** Returns whether the browser supports speculation rules. If so, the browser prefetches links without this code. */
const hasSpeculationRules = () => HTMLScriptElement.supports?.('speculationrules') ?? false;

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
  element.dataset['enhanced'] = '';
}

function prefetchLinks(): void {
  if (hasSpeculationRules()) return;
  const done = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    const address = link.origin + link.pathname + link.search;
    if (link.pathname === window.location.pathname || done.has(address)) return;
    done.add(address);
    // Safari ignores `<link rel="prefetch">`, and Firefox blocks it because of `default-src 'none'`.
    fetch(address, { priority: 'low' }).catch(() => undefined);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}

/**
 * Watches the stored session while the page is open, because another tab may sign in or out. Updates `data-session`,
 * whose initial value is set by `public/first-paint.js`. Calls `onStored` when a session is stored.
 */
function watchSession(onStored: () => void): void {
  const { dataset } = document.documentElement;
  const update = () => {
    const isStored = hasStoredSession();
    if (isStored === (dataset['session'] !== undefined)) return;
    if (isStored) {
      dataset['session'] = 'stored';
      onStored();
    } else {
      delete dataset['session'];
    }
  };
  // If `key` is null, the whole storage was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) update();
  });
  // A page receives no events while it is in the back/forward cache, so update when it is restored.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
}
