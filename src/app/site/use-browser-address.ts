import { useSyncExternalStore } from 'react';
import type { PageAddress } from '#components/NavigationProvider/NavigationProvider';

/** An event that is dispatched when our code replaces the fragment. The browser dispatches no event in this case. */
const REPLACED = 'fragmentreplaced';

function follow(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener(REPLACED, onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener(REPLACED, onChange);
  };
}

const never = () => () => {};

/**
 * Returns the URL of the page. During prerendering and hydration, its path is `page`, the path of the prerendered page.
 */
export function useBrowserAddress(page: string): PageAddress {
  const pathname = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => page,
  );
  const hash = useSyncExternalStore(
    follow,
    () => window.location.hash,
    () => '',
  );
  return { pathname, hash };
}

export function replaceHash(hash: string): void {
  window.history.replaceState(window.history.state, '', `#${hash}`);
  window.dispatchEvent(new Event(REPLACED));
}
